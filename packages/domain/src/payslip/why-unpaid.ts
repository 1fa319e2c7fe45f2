import { type AttendanceStatus, attendanceStatuses } from '../attendance.ts'
import type { PayslipDay, UncountedReason } from './computation.ts'

/** Why a day on a payslip brings no pay: its status, a missing time, no hours that are paid, or no rate. */
export const unpaidReasons = [
  ...attendanceStatuses,
  'missing_time_out',
  'missing_time_in',
  'no_hours',
  'no_rate',
] as const

export type UnpaidReason = (typeof unpaidReasons)[number]

type Figures = Pick<
  PayslipDay,
  'counted' | 'dailyRate' | 'overtimeRate' | 'regularMinutes' | 'overtimeMinutes'
>

/** Why a payslip's day brings no pay, in one place for every screen that says so; null when it does. */
export function whyUnpaid(
  day: Figures & { status: AttendanceStatus; reason?: UncountedReason | null },
): UnpaidReason | null {
  const { counted, reason, status, regularMinutes, overtimeMinutes } = day
  if (!counted) return !reason || reason === 'not_present' ? status : reason
  if (regularMinutes === 0 && overtimeMinutes === 0) return 'no_hours'
  return earnsRegularPay(day) || (overtimeMinutes > 0 && day.overtimeRate > 0) ? null : 'no_rate'
}

/** Whether a payslip's day is a paid one: hours at no rate are counted, and earn nothing. */
export const earnsRegularPay = (day: Pick<PayslipDay, 'regularMinutes' | 'dailyRate'>): boolean =>
  day.regularMinutes > 0 && day.dailyRate > 0
