import { texts } from '@tahi/contract'
import { Meter } from '@tahi/ui/charts/meter.tsx'
import classes from './read-share.module.css'

type ReadShareProps = { read: number; people: number }

/** How many of the addressees have read it: '12 of 60' over a bar. */
export function ReadShare({ read, people }: ReadShareProps) {
  return (
    <span className={classes.share} title={texts.announcement.readBy(read, people)}>
      <span>{texts.countOf(read, people)}</span>
      <Meter value={read} of={people} tone="good" />
    </span>
  )
}
