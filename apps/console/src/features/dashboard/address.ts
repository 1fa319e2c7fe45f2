import type { Day } from '@tahi/domain'
import { dayIn, idIn } from '../../platform/address.ts'

/** The dashboard as the address keeps it. */
export interface DashboardAddress {
  /** A branch's id; undefined is all in scope. */
  branch?: string | undefined
  /** The day of the calendar that is opened, by which its month is shown; undefined is today. */
  day?: Day | undefined
}

export const readDashboardAddress = (search: Record<string, unknown>): DashboardAddress => ({
  branch: idIn(search, 'branch'),
  day: dayIn(search, 'day'),
})
