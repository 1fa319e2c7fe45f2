import { type Day, isDay } from '@tahi/domain'
import { textIn } from '../../platform/address.ts'

/** The dashboard as the address keeps it. */
export interface DashboardAddress {
  /** A branch's id; undefined is all in scope. */
  branch?: string | undefined
  /** The day of the calendar that is opened, by which its month is shown; undefined is today. */
  day?: Day | undefined
}

export function readDashboardAddress(search: Record<string, unknown>): DashboardAddress {
  const day = textIn(search, 'day')
  return { branch: textIn(search, 'branch'), day: day !== undefined && isDay(day) ? day : undefined }
}
