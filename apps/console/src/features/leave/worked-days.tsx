import { type LeaveCheck, texts } from '@tahi/contract'
import { listDays } from '../../platform/calendar/list-days.ts'
import { nameOf } from './leave-words.ts'

type WorkedDaysProps = { worked: LeaveCheck['worked']; ofMany: boolean }

/** How many people are named at most, and days of each; more would be too long to read. */
const most = 6

/** The days of leaves that were worked: a confirmation does not make them leave. */
export function WorkedDays({ worked, ofMany }: WorkedDaysProps) {
  const days = worked.flatMap((one) => one.days)
  if (!ofMany) return <p>{texts.leaveEffects.worked(days.length, listDays(days, most))}</p>
  const more = worked.length - most
  return (
    <div>
      <p>{texts.leaveEffects.workedByMany(days.length)}</p>
      <ul>
        {worked.slice(0, most).map(({ employee, days }) => (
          <li key={employee._id}>
            <strong>{nameOf({ employee })}</strong> {listDays(days, most)}
          </li>
        ))}
        {more > 0 && <li>{texts.leaveEffects.more(more)}</li>}
      </ul>
    </div>
  )
}
