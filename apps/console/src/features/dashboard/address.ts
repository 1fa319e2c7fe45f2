import type { Day } from '@tahi/domain'
import { dayIn, idIn } from '../../platform/address.ts'

/** The dashboard's state in the address. */
export interface DashboardAddress {
  /** A branch's id; undefined for all in scope. */
  branch?: string | undefined
  /** The opened day of the calendar, which also decides the month; undefined for today. */
  day?: Day | undefined
}

export const readDashboardAddress = (search: Record<string, unknown>): DashboardAddress => ({
  branch: idIn(search, 'branch'),
  day: dayIn(search, 'day'),
})
