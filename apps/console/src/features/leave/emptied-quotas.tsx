import { formatCount, type LeaveCheck } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'

type EmptiedQuotasProps = { emptied: LeaveCheck['emptied'] }

/** How many quotas are named at most; more would be too long to read. */
const most = 6

/** The quotas that a confirmation would leave without people. */
export function EmptiedQuotas({ emptied }: EmptiedQuotasProps) {
  const more = emptied.length - most
  return (
    <div>
      <p>
        {emptied.length === 1 ? 'This quota' : `These ${formatCount(emptied.length)} quotas`} would have
        nobody left to work on {emptied.length === 1 ? 'it' : 'them'}:
      </p>
      <ul>
        {emptied.slice(0, most).map(({ date, quotaId, styleName, designationName, people }) => (
          <li key={quotaId}>
            <strong>{formatDay(date)}</strong> {styleName}: {designationName}, 0 of {people} left
          </li>
        ))}
        {more > 0 && <li>and {formatCount(more)} more</li>}
      </ul>
    </div>
  )
}
