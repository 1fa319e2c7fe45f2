import { type Leave, screens } from '@tahi/contract'
import { type Day, firstOfMonth } from '@tahi/domain'
import { leaveRange, readLeaveAddress } from '../address.ts'

/** The address of the leaves' list or calendar so that a leave is shown there, though its days lie outside of what it shows. */
export function showingLeave(
  href: string,
  { date, dateEnd }: Pick<Leave, 'date' | 'dateEnd'>,
  today: Day,
): string {
  const [path, search] = href.split('?')
  if (path !== screens.leaves.path) return href
  const parameters = new URLSearchParams(search)
  const address = readLeaveAddress(Object.fromEntries(parameters))
  const change = (key: string, day: Day) => {
    parameters.set(key, day)
    parameters.delete('page')
  }
  if (address.view === 'calendar') {
    const month = address.month ?? firstOfMonth(today)
    if (month < firstOfMonth(date) || month > dateEnd) change('month', firstOfMonth(date))
  } else {
    const { from, to } = leaveRange(address, today)
    if (from !== undefined && dateEnd < from) change('from', date)
    if (to !== undefined && date > to) change('to', dateEnd)
  }
  return parameters.size === 0 ? path : `${path}?${parameters}`
}
