import { Skeleton } from '@mantine/core'
import { type Leave, listLeaves } from '@tahi/contract'
import { type Day, leaveDays, overlaps, type Period } from '@tahi/domain'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import { useCall } from '../../../platform/calls.ts'
import { problemOf } from '../../../platform/list.ts'
import { dayCount, periodWords } from '../leave-words.ts'
import { stateWords } from '../states.ts'
import classes from './person-leaves.module.css'

type PersonLeavesProps = {
  userId: string
  name: string
  today: Day
  /** The leave that the form is about. */
  except: string
}

/** An employee's other leaves from this year on, which a decision goes by. */
export function PersonLeaves({ userId, name, today, except }: PersonLeavesProps) {
  const year = today.slice(0, 4)
  const query = useCall(listLeaves, {
    params: { id: userId },
    query: { from: `${year}-01-01`, sort: '-date' },
  })
  const leaves = query.isPlaceholderData ? undefined : query.data?.data.filter(({ _id }) => _id !== except)
  const days = leaves && confirmedIn({ from: `${year}-01-01`, to: `${year}-12-31` }, leaves)
  return (
    <FormSection
      title={`Leaves of ${name}`}
      hint={days !== undefined && `${dayCount(days)} confirmed in ${year}`}
    >
      {query.error && !leaves ? (
        <ProblemNotice problem={problemOf(query.error, () => query.refetch())} />
      ) : !leaves ? (
        <Skeleton height={110} />
      ) : leaves.length === 0 ? (
        <p className={classes.none}>No other leave.</p>
      ) : (
        <ul className={classes.leaves}>
          {leaves.map(({ _id, leaveType, date, dateEnd, state }) => (
            <li key={_id}>
              <span>{leaveType}</span>
              <StatusBadge {...stateWords(state)} />
              <small>{periodWords({ from: date, to: dateEnd })}</small>
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  )
}

/** Days of a year on which confirmed leaves lie; one that reaches over its end counts with its days of the year. */
function confirmedIn(year: Period, leaves: readonly Leave[]): number {
  const periods = leaves.flatMap(({ state, date, dateEnd }) =>
    state === 'confirmed' ? [{ from: date, to: dateEnd }] : [],
  )
  return periods
    .filter((period) => overlaps(period, year))
    .map(({ from, to }) => ({ from: from > year.from ? from : year.from, to: to < year.to ? to : year.to }))
    .reduce((sum, period) => sum + leaveDays(period), 0)
}
