import { type Leave, screens } from '@tahi/contract'
import { type Day, firstOfMonth } from '@tahi/domain'
import { requestRange, widenRange } from '../../../platform/lists/list-address.ts'
import { readLeaveAddress } from '../address.ts'

/** Widens the range in the address of the leaves' list or calendar so that it includes a leave's days. */
export function showingLeave(
  href: string,
  { date, dateEnd }: Pick<Leave, 'date' | 'dateEnd'>,
  today: Day,
): string {
  const [path, search] = href.split('?')
  if (path !== screens.leaves.path) return href
  const parameters = new URLSearchParams(search)
  const address = readLeaveAddress(Object.fromEntries(parameters))
  if (address.view === 'calendar') {
    const month = address.month ?? firstOfMonth(today)
    if (month < firstOfMonth(date) || month > dateEnd) {
      parameters.set('month', firstOfMonth(date))
      parameters.delete('page')
    }
  } else widenRange(parameters, requestRange(address, today), { date, dateEnd })
  return parameters.size === 0 ? path : `${path}?${parameters}`
}
