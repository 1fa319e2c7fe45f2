import { type AnnouncementReader, texts } from '@tahi/contract'
import { fullName, listedName } from '@tahi/domain'
import { PersonAvatar } from '@tahi/ui/avatar/person-avatar.tsx'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import { formatInZone } from '@tahi/ui/format/instant.ts'
import { ScrollRegion } from '@tahi/ui/page/scroll-region.tsx'
import { useCompany } from '../../../platform/company.ts'
import classes from './readers-dialog.module.css'

type PeopleListProps = {
  people: readonly AnnouncementReader[]
  withBranch: boolean
  /** Whether the rows are still those of the former request. */
  refreshing: boolean
}

/** People, each with the time of reading, or a note that they have not read it, or only before it changed. */
export function PeopleList({ people, withBranch, refreshing }: PeopleListProps) {
  const { timeZone } = useCompany()
  return (
    <ScrollRegion label={texts.columns.people} busy={refreshing}>
      <ul className={classes.people}>
        {people.map(({ employee, branchName, readAt, readBefore }) => (
          <li key={employee._id}>
            <PersonAvatar name={fullName(employee)} size={28} />
            <span className={classes.who}>
              {listedName(employee)}
              <small>{withBranch ? `${employee.userId}, ${branchName}` : employee.userId}</small>
            </span>
            {readAt !== null ? (
              <time dateTime={readAt}>{formatInZone(readAt, timeZone)}</time>
            ) : readBefore !== null ? (
              <span className={classes.before}>
                <StatusBadge tone="warn" label={texts.announcement.readBefore} />
                <time dateTime={readBefore}>{formatInZone(readBefore, timeZone)}</time>
              </span>
            ) : (
              <StatusBadge tone="neutral" label={texts.announcementReaders.unread} />
            )}
          </li>
        ))}
      </ul>
    </ScrollRegion>
  )
}
