import type { AttendanceStatus } from '../attendance.ts'
import type { Day, Period } from '../calendar.ts'
import type { HundredthsOfHours } from '../hours.ts'
import type { Centavos } from '../money.ts'
import type { Schedule } from '../schedule.ts'
import type { Minutes, WallTime } from '../wall-time.ts'

/** Pay rates that hold from a day until the next entry's. */
export type PayRate = {
  from: Day
  /** For a day of 8 hours. */
  dailyRate: Centavos
  /** For an hour. */
  overtimeRate: Centavos
}

export type PayslipRecord = {
  id: string
  day: Day
  /** As `deriveStatus` gives it. */
  status: AttendanceStatus
  timeIn: WallTime | null
  timeOut: WallTime | null
  schedule: Schedule
}

export type PayslipInput = {
  period: Period
  rates: readonly PayRate[]
  /** Records outside of the period are left out. */
  records: readonly PayslipRecord[]
}

/** Why a day earns nothing, whatever its times. */
export const uncountedReasons = ['not_present', 'missing_time_out', 'missing_time_in'] as const

export type UncountedReason = (typeof uncountedReasons)[number]

/**
 * One record of the period and what came of it, complete enough to be explained when shifts and rates have
 * changed.
 */
export type PayslipDay = {
  recordId: string
  day: Day
  status: AttendanceStatus
  timeIn: WallTime | null
  timeOut: WallTime | null
  schedule: Schedule
  dailyRate: Centavos
  overtimeRate: Centavos
  regularMinutes: Minutes
  overtimeMinutes: Minutes
  /**
   * Whether its minutes are paid. A `present` day without a time out is not, though it is one of
   * `regularDays`.
   */
  counted: boolean
  /** Set exactly when not counted. */
  reason?: UncountedReason
}

/** All paid minutes of one rate: the unit that is rounded. */
export type PayPart = { rate: Centavos; minutes: Minutes; hours: HundredthsOfHours; pay: Centavos }

export const payslipWarningCodes = [
  'no_rate',
  'no_overtime_rate',
  'pending_days',
  'missing_time_out',
  'missing_time_in',
  'late_or_half_days',
  'net_zero',
] as const

export type PayslipWarningCode = (typeof payslipWarningCodes)[number]

/** Something HR should look at before paying; `days` where it is about days. */
export type PayslipWarning = { code: PayslipWarningCode; days?: Day[] }

/** The figures of a payslip that add up over many. */
export type PayslipFigures = {
  regularDays: number
  regularMinutes: Minutes
  overtimeMinutes: Minutes
  regularHours: HundredthsOfHours
  overtimeHours: HundredthsOfHours
  totalRegularPay: Centavos
  totalOvertimePay: Centavos
  grossPay: Centavos
  philHealth: Centavos
  pagIbig: Centavos
  sss: Centavos
  tax: Centavos
  totalDeductions: Centavos
  netPay: Centavos
}

export type PayslipComputation = PayslipFigures & {
  policy: { name: string; version: number }
  /** Those of the period's last day; 0 without one. */
  dailyRate: Centavos
  overtimeRate: Centavos
  /** Those that hold on a day of the period, earliest first. */
  rates: PayRate[]
  /** Together `totalRegularPay`, by daily rate. */
  regularParts: PayPart[]
  /** Together `totalOvertimePay`, by overtime rate. */
  overtimeParts: PayPart[]
  /** Every record of the period, by day. */
  days: PayslipDay[]
  warnings: PayslipWarning[]
}
