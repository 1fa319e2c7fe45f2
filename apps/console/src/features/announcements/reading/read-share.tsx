import { texts } from '@tahi/contract'
import classes from './read-share.module.css'

type ReadShareProps = { read: number; people: number }

/** How many of the addressees have read it: '12 of 60' over a bar. */
export function ReadShare({ read, people }: ReadShareProps) {
  const share = people === 0 ? 0 : read / people
  return (
    <span className={classes.share} title={texts.announcement.readBy(read, people)}>
      <span>{texts.countOf(read, people)}</span>
      <span className={classes.track} aria-hidden="true">
        <span style={{ width: `${share * 100}%` }} />
      </span>
    </span>
  )
}
