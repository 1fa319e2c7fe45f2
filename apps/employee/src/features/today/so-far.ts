import type { Today } from '@tahi/contract/today'
import { flatMinutes, graceMinutes, parseWallTime } from '@tahi/domain'
import type { Times } from './day-on-phone.ts'

/** A day's figures so far, in minutes. */
export interface SoFar {
  readonly regularMinutes: number
  readonly overtimeMinutes: number
  /** Null before the time in. */
  readonly lateMinutes: number | null
  /** Minutes after the start that do not count as late; the hours are short of them all the same. */
  readonly forgivenMinutes: number
}

/**
 * The paid minutes of a day until now, by the payslip's rule, and how late it began (D3, D5).
 * @param now the wall time `HH:MM` in the company's zone
 */
export function soFar({ timeIn, timeOut }: Times, shift: Today['shift'], now: string): SoFar {
  const began = parseWallTime(timeIn)
  const minutes = (time: string) => parseWallTime(time) ?? 0
  if (began === undefined)
    return { regularMinutes: 0, overtimeMinutes: 0, lateMinutes: null, forgivenMinutes: 0 }
  const until = Math.max(began, minutes(timeOut === '' ? now : timeOut))
  const paid = flatMinutes(began, until, {
    lateAfter: minutes(shift.lateAfter),
    paidFrom: minutes(shift.paidFrom),
    paidUntil: minutes(shift.paidUntil),
    breakMinutes: shift.breakMinutes,
  })
  // Not from `paidFrom`: without a shift, pay begins an hour before the start.
  const isLate = began > minutes(shift.lateAfter)
  const start = minutes(shift.lateAfter) - graceMinutes
  return {
    ...paid,
    lateMinutes: isLate ? began - start : 0,
    forgivenMinutes: isLate ? 0 : Math.max(0, began - start),
  }
}
