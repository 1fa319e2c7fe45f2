import { attendanceStatuses, payslipWarningCodes, uncountedReasons } from '@tahi/domain'
import * as z from 'zod'
import { day, id, instant, optionalWallTime, personName, pesos, version } from './fields.ts'

export const payslipStatus = z.enum(['paid', 'pending'])
/** Pays a payslip even when it is outdated: attendance or rates changed after it was computed. */
export const asComputed = z.boolean().optional()
export const payslipAction = z.enum(['edit', 'recompute', 'mark-paid', 'mark-pending', 'remove'])

/** Computed by the pay policy; never taken from a client (D5). */
export const figures = {
  dailyRate: pesos,
  /** Pesos an hour of overtime. */
  overtimeRate: pesos,
  regularDays: z.int(),
  /** Hours with two decimals. */
  regularHours: z.number(),
  overtimeHours: z.number(),
  totalRegularPay: pesos,
  totalOvertimePay: pesos,
  grossPay: pesos,
  philHealth: pesos,
  pagIbig: pesos,
  sss: pesos,
  tax: pesos,
  totalDeductions: pesos,
  netPay: pesos,
}

/**
 * What the pay policy found when it computed, and what HR has still to decide on: `waiting_corrections`, days whose
 * correction the employee has asked for, and `unrecorded_times`, days with a clock-in or clock-out that could not be
 * recorded. Those are of the moment; a list of payslips has none.
 */
export const warningCodes = [...payslipWarningCodes, 'waiting_corrections', 'unrecorded_times'] as const
export const payslipWarning = z.object({ code: z.enum(warningCodes), days: z.array(day) })

/** A day behind the figures: what it earned, or why it did not count. */
export const payslipDay = z.object({
  recordId: id,
  date: day,
  status: z.enum(attendanceStatuses),
  timeIn: optionalWallTime,
  timeOut: optionalWallTime,
  /** The rates in force on the day. */
  dailyRate: pesos,
  overtimeRate: pesos,
  regularMinutes: z.int(),
  overtimeMinutes: z.int(),
  counted: z.boolean(),
  reason: z.enum(uncountedReasons).nullable(),
})

/** Paid hours at one rate: the unit that is rounded to centavos. */
const payPart = z.object({ rate: pesos, minutes: z.int(), hours: z.number(), pay: pesos })

const parts = {
  /** The regular pay by daily rate. */
  regularParts: z.array(payPart),
  /** The overtime pay by overtime rate. */
  overtimeParts: z.array(payPart),
}

/** What a payslip is compared with: the employee's payslip for the days before it. */
export const previousPayslip = z.object({
  _id: id,
  date: day,
  endDate: day,
  /** Those that earned regular pay; `regularDays` counts others too. */
  paidDays: z.int(),
  regularHours: z.number(),
  overtimeHours: z.number(),
  totalRegularPay: pesos,
  totalOvertimePay: pesos,
  totalDeductions: pesos,
  netPay: pesos,
  ...parts,
})
export type PreviousPayslip = z.infer<typeof previousPayslip>

const explanation = {
  policy: z.object({ name: z.string(), version: z.int() }),
  rates: z.array(z.object({ from: day, dailyRate: pesos, overtimeRate: pesos })),
  days: z.array(payslipDay),
  warnings: z.array(payslipWarning),
  /** Null for the first payslip that the caller may read. */
  previous: previousPayslip.nullable(),
}

export const payslip = z.object({
  _id: id,
  employeeId: id,
  /** Who created it. */
  userId: id,
  employee: personName,
  /** The employee's department when the payslip was computed. */
  departmentName: z.string().nullable(),
  branchId: id,
  branchName: z.string(),
  date: day,
  endDate: day,
  payDate: day,
  paymentMethod: z.string(),
  status: payslipStatus,
  /** The flag that the shared table reads (C2). */
  salaryIsPaid: z.boolean(),
  ...figures,
  ...parts,
  warnings: z.array(payslipWarning),
  version,
  createdAt: instant,
  can: z.array(payslipAction),
})
export type Payslip = z.infer<typeof payslip>
/** The part of a payslip that the pay policy computes: pesos, and hours with two decimals. */
export type PayslipFigures = Pick<Payslip, keyof typeof figures>

export const explainedPayslip = payslip.extend({
  ...explanation,
  /** Why the reader may do nothing with it, who handles others; null for readers who may, and for employees. */
  outOfHands: z.string().nullable(),
})
export type ExplainedPayslip = z.infer<typeof explainedPayslip>

/** A payslip before it is saved. */
export const payslipPreview = z.object({
  employee: personName,
  branchId: id,
  departmentName: z.string().nullable(),
  date: day,
  endDate: day,
  ...figures,
  ...parts,
  ...explanation,
  /** An active payslip that covers some of these days and so prevents saving. */
  coveredBy: id.nullable(),
})
export type PayslipPreview = z.infer<typeof payslipPreview>
