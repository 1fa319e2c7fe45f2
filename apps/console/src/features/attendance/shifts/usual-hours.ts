import { formatWallTime, specifiedSchedule, specifiedWorkingDays } from '@tahi/domain'

/** The hours of people without a shift (D3). */
export const usualHours = {
  start: formatWallTime(specifiedSchedule.paidFrom),
  end: formatWallTime(specifiedSchedule.paidUntil),
  breakMinutes: specifiedSchedule.breakMinutes,
  days: specifiedWorkingDays,
}
