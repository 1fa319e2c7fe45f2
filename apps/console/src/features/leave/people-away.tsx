import { Skeleton } from '@mantine/core'
import { type Leave, texts } from '@tahi/contract'
import { listedName } from '@tahi/domain'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import { formatDays } from '@tahi/ui/format/day.ts'
import { useLink } from '@tahi/ui/link.tsx'
import { EmptyState } from '@tahi/ui/page/states.tsx'
import { leaveHref } from './address.ts'
import classes from './people-away.module.css'
import { stateWords } from './states.ts'

type PeopleAwayProps = {
  leaves: readonly Pick<Leave, '_id' | 'employee' | 'leaveType' | 'date' | 'dateEnd' | 'state'>[] | undefined
  /** How many rows to reserve space for until they are loaded. */
  expected: number
}

/** The people on leave or requesting it: name, type, days and state; each name links to the leave. */
export function PeopleAway({ leaves, expected }: PeopleAwayProps) {
  const Link = useLink()
  if (!leaves) return <Skeleton height={Math.min(12, expected) * 46} />
  if (leaves.length === 0) return <EmptyState>{texts.leaveList.nobodyAway}</EmptyState>
  return (
    <ul className={classes.people}>
      {leaves.map(({ _id, employee, leaveType, date, dateEnd, state }) => (
        <li key={_id}>
          <span className={classes.who}>
            <Link href={leaveHref(_id)}>{listedName(employee)}</Link> <small>{employee.userId}</small>
          </span>
          <StatusBadge {...stateWords(state)} />
          <span className={classes.what}>
            {leaveType}, {formatDays(date, dateEnd)}
          </span>
        </li>
      ))}
    </ul>
  )
}
