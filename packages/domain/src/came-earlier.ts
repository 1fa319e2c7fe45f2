import { deriveStatus } from './attendance.ts'
import { isWellBefore } from './day-taps.ts'
import type { Schedule } from './schedule.ts'
import type { WallTime } from './wall-time.ts'

/** A day with a time in, and what decides its pay. */
interface Begun extends Pick<Schedule, 'lateAfter' | 'paidFrom'> {
  readonly timeIn: WallTime
  readonly timeOut: WallTime | null
}

/**
 * Whether a tap that arrives late says that the day would be paid otherwise: it would not be late or half, or be longer by
 * some minutes. Time before the paid hours earns nothing, and HR who were told of every early tap would read none.
 */
export function cameEarlier(day: Begun, time: WallTime): boolean {
  const { timeIn, timeOut, lateAfter, paidFrom } = day
  if (time >= timeIn) return false
  // How long the day is will be known with its time out.
  const paidAs = (came: WallTime) =>
    timeOut === null
      ? came > lateAfter
      : deriveStatus({ status: 'pending', timeIn: came, timeOut, lateAfter })
  return paidAs(time) !== paidAs(timeIn) || isWellBefore(Math.max(timeIn, paidFrom), Math.max(time, paidFrom))
}
