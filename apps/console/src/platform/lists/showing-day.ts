import { type Screen, screens } from '@tahi/contract'
import type { Day } from '@tahi/domain'
import { rangeOf, readListAddress, widenRange } from './list-address.ts'

/**
 * The address of a screen's list so that a record is shown there, though its day lies outside of the list's range; any other
 * address as it is.
 */
export function showingDay(href: string, screen: Screen, day: Day, today: Day): string {
  const [path, search] = href.split('?')
  if (path !== screens[screen].path) return href
  const parameters = new URLSearchParams(search)
  const range = rangeOf(readListAddress(Object.fromEntries(parameters)), today)
  widenRange(parameters, range, { date: day, dateEnd: day })
  return parameters.size === 0 ? path : `${path}?${parameters}`
}
