import { formatWallTime, specifiedSchedule, specifiedWorkingDays } from '@tahi/domain'

/** What holds for who has no shift (D3). */
export const usualHours = {
  start: formatWallTime(specifiedSchedule.paidFrom),
  end: formatWallTime(specifiedSchedule.paidUntil),
  breakMinutes: specifiedSchedule.breakMinutes,
  days: specifiedWorkingDays,
}
