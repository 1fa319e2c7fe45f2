import { type Screen, screens } from '@tahi/contract'
import type { Day } from '@tahi/domain'
import { rangeOf, readListAddress, widenRange } from './list-address.ts'

/** Widens the range in the address of a screen's list so that it includes this day. Other addresses stay as they are. */
export function showingDay(href: string, screen: Screen, day: Day, today: Day): string {
  const [path, search] = href.split('?')
  if (path !== screens[screen].path) return href
  const parameters = new URLSearchParams(search)
  const range = rangeOf(readListAddress(Object.fromEntries(parameters)), today)
  widenRange(parameters, range, { date: day, dateEnd: day })
  return parameters.size === 0 ? path : `${path}?${parameters}`
}
