import { type LeaveCheck, texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'

type EmptiedQuotasProps = { emptied: LeaveCheck['emptied'] }

/** How many quotas are named at most; more would be too long to read. */
const most = 6

/** The quotas that a confirmation would leave without people. */
export function EmptiedQuotas({ emptied }: EmptiedQuotasProps) {
  const more = emptied.length - most
  return (
    <div>
      <p>{texts.leaveEffects.emptied(emptied.length)}</p>
      <ul>
        {emptied.slice(0, most).map(({ date, quotaId, styleName, designationName, people }) => (
          <li key={quotaId}>
            <strong>{formatDay(date)}</strong>{' '}
            {texts.leaveEffects.noneLeft(styleName, designationName, people)}
          </li>
        ))}
        {more > 0 && <li>{texts.leaveEffects.more(more)}</li>}
      </ul>
    </div>
  )
}
