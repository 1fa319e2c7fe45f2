import { effectiveOn } from '../effective.ts'
import type { Schedule } from '../schedule.ts'
import type { Minutes, WallTime } from '../wall-time.ts'
import type { PayRate, PayslipDay, PayslipRecord, UncountedReason } from './computation.ts'

/** One record under Flat: its paid minutes, the rate of its day (0 without one), and why it earns nothing (D5). */
export function flatDay(record: PayslipRecord, rates: readonly PayRate[]): PayslipDay {
  const { id, day, status, timeIn, timeOut, schedule } = record
  const rate = effectiveOn(rates, day)
  const reason = whyNotCounted(record)
  const paid = reason === undefined ? flatMinutes(timeIn ?? 0, timeOut ?? 0, schedule) : nothing
  const kept: PayslipDay = {
    recordId: id,
    day,
    status,
    timeIn,
    timeOut,
    schedule,
    dailyRate: rate?.dailyRate ?? 0,
    overtimeRate: rate?.overtimeRate ?? 0,
    regularMinutes: paid.regularMinutes,
    overtimeMinutes: paid.overtimeMinutes,
    counted: reason === undefined,
  }
  if (reason !== undefined) kept.reason = reason
  return kept
}

const nothing = { regularMinutes: 0, overtimeMinutes: 0 }

function whyNotCounted({ status, timeIn, timeOut }: PayslipRecord): UncountedReason | undefined {
  // Without a time in, nobody can confirm a pending day, nor set the time out of a present one.
  if (timeIn === null && (status === 'pending' || status === 'present')) return 'missing_time_in'
  if (status !== 'present') return 'not_present'
  return timeOut === null ? 'missing_time_out' : undefined
}

/**
 * Paid minutes between two wall times (D5, W9). The break is deducted from regular time alone. Neither is ever
 * negative.
 */
export function flatMinutes(
  timeIn: WallTime,
  timeOut: WallTime,
  { paidFrom, paidUntil, breakMinutes }: Schedule,
): { regularMinutes: Minutes; overtimeMinutes: Minutes } {
  const start = Math.max(timeIn, paidFrom)
  return {
    regularMinutes: Math.max(0, Math.min(timeOut, paidUntil) - start - breakMinutes),
    overtimeMinutes: Math.max(0, timeOut - Math.max(start, paidUntil)),
  }
}
