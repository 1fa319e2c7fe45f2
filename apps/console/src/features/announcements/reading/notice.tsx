import { type Announcement, texts } from '@tahi/contract'
import { PersonAvatar } from '@tahi/ui/avatar/person-avatar.tsx'
import { formatDays } from '@tahi/ui/format/day.ts'
import type { ReactNode } from 'react'
import classes from './notice.module.css'

type NoticeProps = Pick<Announcement, 'postedBy' | 'startDate' | 'endDate' | 'desc'> & {
  /** Undefined while none is chosen. */
  branchName: string | undefined
  /** Shown as the heading; omitted where a heading is already above. */
  title?: string
  /** When it was posted, in words. */
  posted?: ReactNode
}

/** An announcement as its readers see it: author, branch, days, and the text with its line breaks. */
export function Notice({ title, postedBy, branchName, posted, startDate, endDate, desc }: NoticeProps) {
  return (
    <article className={classes.notice}>
      {title !== undefined && <h3 className={classes.title}>{title}</h3>}
      <header className={classes.head}>
        <PersonAvatar name={postedBy} size={36} />
        <div>
          <strong>{postedBy}</strong>
          <span>
            {branchName && texts.announcement.to(branchName)}
            {posted && <>, {posted}</>}
          </span>
        </div>
      </header>
      <p className={classes.days}>{formatDays(startDate, endDate)}</p>
      <div className={classes.text}>{desc}</div>
    </article>
  )
}
