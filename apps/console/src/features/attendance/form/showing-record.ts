import { type AttendanceRecord, screens } from '@tahi/contract'
import type { Day } from '@tahi/domain'
import { rangeOf, widenRange } from '../../../platform/lists/list-address.ts'
import { readAttendanceAddress } from '../address.ts'

/** The address of the attendance list so that a record is shown there, though its day lies outside of what it shows. */
export function showingRecord(href: string, { date }: Pick<AttendanceRecord, 'date'>, today: Day): string {
  const [path, search] = href.split('?')
  if (path !== screens.attendance.path) return href
  const parameters = new URLSearchParams(search)
  const range = rangeOf(readAttendanceAddress(Object.fromEntries(parameters)), today)
  widenRange(parameters, range, { date, dateEnd: date })
  return parameters.size === 0 ? path : `${path}?${parameters}`
}
