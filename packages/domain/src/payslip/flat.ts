import type { Period } from '../calendar.ts'
import { effectiveOn } from '../effective.ts'
import type { PayPart, PayRate, PayslipComputation, PayslipInput } from './computation.ts'
import { flatDay } from './day.ts'
import { flatDeductions } from './deductions.ts'
import { overtimeParts, regularParts } from './parts.ts'
import { payslipWarnings } from './warnings.ts'

/** The pay policy of W9 and D5, as a payslip stores it. A change of any rule below needs a new version. */
const flatPolicy = { name: 'Flat', version: 1 } as const

/**
 * The payslip of one employee's period under Flat (D5 Payslips, W9), in centavos, minutes and hundredths of hours.
 * When the rate changes within the period, days are grouped by the rate of the day (regular time by daily, overtime
 * by hourly rate). D5's formula applies to each group, and the totals are the sums of the groups. `regularDays`
 * counts every `present` record, including one without a time out, which earns nothing and gets a warning.
 *
 * Removing a record never raises the gross, and never raises the net by more than one centavo: the three deductions
 * are rounded separately, so they can rise together by two centavos when the gross rises by one. RangeError when a
 * rate or a schedule is not in whole centavos or minutes.
 */
export function computeFlatPayslip({ period, rates, records }: PayslipInput): PayslipComputation {
  const days = records
    .filter(({ day }) => day >= period.from && day <= period.to)
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
    .map((record) => flatDay(record, rates))
  const regular = regularParts(days)
  const overtime = overtimeParts(days)
  const totalRegularPay = sum(regular, 'pay')
  const totalOvertimePay = sum(overtime, 'pay')
  const grossPay = totalRegularPay + totalOvertimePay
  const deductions = flatDeductions(grossPay)
  const netPay = grossPay - deductions.totalDeductions
  const lastRate = effectiveOn(rates, period.to)
  return {
    policy: flatPolicy,
    regularDays: days.filter(({ status }) => status === 'present').length,
    regularMinutes: sum(regular, 'minutes'),
    overtimeMinutes: sum(overtime, 'minutes'),
    regularHours: sum(regular, 'hours'),
    overtimeHours: sum(overtime, 'hours'),
    totalRegularPay,
    totalOvertimePay,
    grossPay,
    ...deductions,
    netPay,
    dailyRate: lastRate?.dailyRate ?? 0,
    overtimeRate: lastRate?.overtimeRate ?? 0,
    rates: ratesWithin(period, rates),
    regularParts: regular,
    overtimeParts: overtime,
    days,
    warnings: payslipWarnings(days, netPay),
  }
}

function ratesWithin({ from, to }: Period, rates: readonly PayRate[]): PayRate[] {
  const starts = rates.map((rate) => rate.from).filter((start) => start > from && start <= to)
  const within = new Set([from, ...starts.sort()].map((day) => effectiveOn(rates, day)))
  return [...within].filter((rate) => rate !== undefined)
}

function sum(parts: readonly PayPart[], figure: 'minutes' | 'hours' | 'pay'): number {
  return parts.reduce((total, part) => total + part[figure], 0)
}
