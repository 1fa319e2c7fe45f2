import { specifiedSchedule } from '../schedule.ts'
import { parseWallTime } from '../wall-time.ts'
import type { PayslipRecord } from './computation.ts'

/** For tests: a present record of November 2026, with '' for a missing time. */
export function presentOn(dayOfMonth: number, timeIn: string, timeOut: string): PayslipRecord {
  const day = `2026-11-${String(dayOfMonth).padStart(2, '0')}`
  return {
    id: `record of ${day}`,
    day,
    status: 'present',
    timeIn: parseWallTime(timeIn) ?? null,
    timeOut: parseWallTime(timeOut) ?? null,
    schedule: specifiedSchedule,
  }
}

/** For tests: the first half of November 2026. */
export const firstHalf = { from: '2026-11-01', to: '2026-11-15' }
