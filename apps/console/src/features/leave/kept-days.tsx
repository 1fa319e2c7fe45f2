import { type LeaveCheck, texts } from '@tahi/contract'
import { listedName } from '@tahi/domain'
import { listDays } from '../../platform/calendar/list-days.ts'

type KeptDaysProps = {
  kept: LeaveCheck['worked']
  ofMany: boolean
  words: { one: (days: number, listed: string) => string; many: (days: number) => string }
}

/** How many people are named at most, and days of each; more would be too long to read. */
const most = 6

/** The days of leaves that have attendance: a confirmation does not make them leave. */
export function KeptDays({ kept, ofMany, words }: KeptDaysProps) {
  const days = kept.flatMap((one) => one.days)
  if (!ofMany) return <p>{words.one(days.length, listDays(days, most))}</p>
  const more = kept.length - most
  return (
    <div>
      <p>{words.many(days.length)}</p>
      <ul>
        {kept.slice(0, most).map(({ employee, days }) => (
          <li key={employee._id}>
            <strong>{listedName(employee)}</strong> {listDays(days, most)}
          </li>
        ))}
        {more > 0 && <li>{texts.leaveEffects.more(more)}</li>}
      </ul>
    </div>
  )
}
