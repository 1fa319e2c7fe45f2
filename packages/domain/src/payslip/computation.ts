import type { AttendanceStatus } from '../attendance.ts'
import type { Day, Period } from '../calendar.ts'
import type { HundredthsOfHours } from '../hours.ts'
import type { Centavos } from '../money.ts'
import type { Schedule } from '../schedule.ts'
import type { Minutes, WallTime } from '../wall-time.ts'

/** Pay rates, in force until the next entry begins. */
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
  /** As `deriveStatus` returns it. */
  status: AttendanceStatus
  timeIn: WallTime | null
  timeOut: WallTime | null
  schedule: Schedule
}

export type PayslipInput = {
  period: Period
  rates: readonly PayRate[]
  /** Records outside the period are ignored. */
  records: readonly PayslipRecord[]
}

/** Why a day earns nothing, whatever its times. */
export const uncountedReasons = ['not_present', 'missing_time_out', 'missing_time_in'] as const

export type UncountedReason = (typeof uncountedReasons)[number]

/** One record of the period and its result, complete enough to explain the pay after shifts and rates have changed. */
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
  /** Whether its minutes are paid. A `present` day without a time out is not paid, but counts in `regularDays`. */
  counted: boolean
  /** Set exactly when not counted. */
  reason?: UncountedReason
}

/** All paid minutes at one rate: the unit of rounding. */
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

/** Something HR should check before paying; `days` when it concerns certain days. */
export type PayslipWarning = { code: PayslipWarningCode; days?: Day[] }

/** The figures of a payslip that can be summed over many. */
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
  /** The daily rate of the period's last day; 0 without one. */
  dailyRate: Centavos
  overtimeRate: Centavos
  /** The rates in force on any day of the period, earliest first. */
  rates: PayRate[]
  /** `totalRegularPay` by daily rate. */
  regularParts: PayPart[]
  /** `totalOvertimePay` by overtime rate. */
  overtimeParts: PayPart[]
  /** Every record of the period, by day. */
  days: PayslipDay[]
  warnings: PayslipWarning[]
}
