import { formatCount, type LeaveCheck } from '@tahi/contract'
import { listDays } from '../../platform/calendar/list-days.ts'
import { nameOf } from './leave-words.ts'

type WorkedDaysProps = { worked: LeaveCheck['worked']; ofMany: boolean }

/** How many people are named at most, and days of each; more would be too long to read. */
const most = 6

/** The days of leaves that were worked: a confirmation does not make them leave. */
export function WorkedDays({ worked, ofMany }: WorkedDaysProps) {
  const days = worked.flatMap((one) => one.days)
  const stay =
    days.length === 1
      ? 'that day stays as it is, and is paid like other days of work'
      : 'those days stay as they are, and are paid like other days of work'
  if (!ofMany)
    return (
      <p>
        At work on {listDays(days, most)}: {stay}.
      </p>
    )
  const more = worked.length - most
  return (
    <div>
      <p>At work on days of their leave; {stay}:</p>
      <ul>
        {worked.slice(0, most).map(({ employee, days }) => (
          <li key={employee._id}>
            <strong>{nameOf({ employee })}</strong> {listDays(days, most)}
          </li>
        ))}
        {more > 0 && <li>and {formatCount(more)} more</li>}
      </ul>
    </div>
  )
}
