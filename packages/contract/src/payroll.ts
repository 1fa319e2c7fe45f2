import { attendanceStatuses, payslipWarningCodes, uncountedReasons } from '@tahi/domain'
import * as z from 'zod'
import { call, data, file, list } from './call.ts'
import {
  branchFilter,
  day,
  id,
  instant,
  listPath,
  optionalWallTime,
  ownId,
  paging,
  period,
  personName,
  pesos,
  search,
  version,
} from './fields.ts'
import { limits } from './limits.ts'
import { recordKeepers } from './roles.ts'

export const payslipStatus = z.enum(['paid', 'pending'])
export const payslipAction = z.enum(['edit', 'recompute', 'mark-paid', 'mark-pending', 'remove'])

/** What the pay policy computes; nothing of it is ever taken from a client (D5). */
const figures = {
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

export const payslipWarning = z.object({ code: z.enum(payslipWarningCodes), days: z.array(day) })

/** A day behind the figures: what it brought, or why it did not count. */
export const payslipDay = z.object({
  recordId: id,
  date: day,
  status: z.enum(attendanceStatuses),
  timeIn: optionalWallTime,
  timeOut: optionalWallTime,
  /** The rates that held on the day. */
  dailyRate: pesos,
  overtimeRate: pesos,
  regularMinutes: z.int(),
  overtimeMinutes: z.int(),
  counted: z.boolean(),
  reason: z.enum(uncountedReasons).nullable(),
})

/** Paid hours of one rate: the unit that is rounded to centavos. */
const payPart = z.object({ rate: pesos, minutes: z.int(), hours: z.number(), pay: pesos })

const explanation = {
  policy: z.object({ name: z.string(), version: z.int() }),
  rates: z.array(z.object({ from: day, dailyRate: pesos, overtimeRate: pesos })),
  /** Together the regular pay, by daily rate. */
  regularParts: z.array(payPart),
  /** Together the overtime pay, by overtime rate. */
  overtimeParts: z.array(payPart),
  days: z.array(payslipDay),
  warnings: z.array(payslipWarning),
}

export const payslip = z.object({
  _id: id,
  employeeId: id,
  /** Who made it. */
  userId: id,
  employee: personName,
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
  warnings: z.array(payslipWarning),
  version,
  createdAt: instant,
  can: z.array(payslipAction),
})
export type Payslip = z.infer<typeof payslip>

export const explainedPayslip = payslip.extend({ ...explanation, departmentName: z.string().nullable() })
export type ExplainedPayslip = z.infer<typeof explainedPayslip>

/** A payslip before it is saved. */
export const payslipPreview = z.object({
  employee: personName,
  branchId: id,
  departmentName: z.string().nullable(),
  date: day,
  endDate: day,
  ...figures,
  ...explanation,
  /** A live payslip that covers some of these days, which makes saving impossible. */
  coveredBy: id.nullable(),
})
export type PayslipPreview = z.infer<typeof payslipPreview>

/** The most days of a pay period: two months, so that a mistyped year does not compute years of attendance. */
export const longestPayPeriod = 62

export const payrollTexts = {
  periodTooLong: `A pay period has at most ${longestPayPeriod} days.`,
  employeeFixed: 'The employee of a payslip cannot be changed.',
  /** @param userIds the first few of them */
  overlaps: (people: number, userIds: readonly string[]) =>
    `${people === 1 ? 'One of those chosen already has a payslip' : `${people} of those chosen already have payslips`} ` +
    `for some of these days in another period: ${userIds.join(', ')}${people > userIds.length ? ', …' : '.'}`,
} as const

/** It may end after today: offices prepare pay ahead, and days to come have no attendance yet. */
const payPeriod = { date: day, endDate: day }
const readers = ['admin', 'manager', 'hr', 'act'] as const

export const payslipSorts = [
  'userId',
  'lastName',
  'firstName',
  'date',
  'endDate',
  'payDate',
  'netPay',
  'status',
] as const

const filters = {
  ...period,
  status: z.union([payslipStatus, z.literal('all')]).optional(),
  search,
  branchId: branchFilter,
}

export const listPayslips = call({
  method: 'GET',
  path: '/api/leave/salary/:id',
  summary: 'Payslips whose pay date is in the range: of everything in scope, of a branch or of a person',
  allow: 'signedIn',
  params: listPath,
  query: z.object({ ...paging, ...filters, payDate: day.optional() }),
  reply: list(payslip),
})

export const readPayslip = call({
  method: 'GET',
  path: '/api/leave/salary/payslip/:id',
  summary: 'One payslip with the days behind its figures',
  allow: 'signedIn',
  params: z.object({ id }),
  reply: data(explainedPayslip),
})

export const previewPayslip = call({
  method: 'POST',
  path: '/api/leave/salary/preview',
  summary: 'Computes a payslip without saving it',
  allow: recordKeepers,
  /** `_id`: the payslip being edited, which does not count as covering its own days. */
  body: z.object({ _id: id.optional(), employeeId: id, ...payPeriod }),
  reply: data(payslipPreview),
})

export const createPayslip = call({
  method: 'POST',
  path: '/api/leave/salary/create',
  summary: 'Creates a payslip, or changes a pending one; the server computes every figure',
  allow: recordKeepers,
  body: z.object({
    _id: ownId,
    employeeId: id.optional(),
    date: day.optional(),
    endDate: day.optional(),
    payDate: day.optional(),
    paymentMethod: z.string().trim().min(1).max(limits.nameLength).optional(),
    status: payslipStatus.optional(),
    version: version.optional(),
  }),
  reply: data(payslip),
})

/** Whom a run of payslips is for: the people named, or everybody active in the branch. */
const run = {
  ...payPeriod,
  branchId: id.optional(),
  employeeIds: z.array(id).max(limits.largestSelection).optional(),
}

export const previewPayslips = call({
  method: 'POST',
  path: '/api/leave/salary/preview-many',
  summary: 'What each person chosen would get for a period, with totals and warnings',
  allow: recordKeepers,
  body: z.object(run),
  reply: data(
    z.object({
      people: z.array(
        z.object({
          employee: personName,
          ...figures,
          warnings: z.array(
            z.object({ code: z.enum([...payslipWarningCodes, 'covered']), days: z.array(day) }),
          ),
          /** Already covered people cannot be chosen. */
          creatable: z.boolean(),
        }),
      ),
      totals: z.object({ people: z.int(), grossPay: pesos, totalDeductions: pesos, netPay: pesos }),
    }),
  ),
})

export const createPayslips = call({
  method: 'POST',
  path: '/api/leave/salary/create-many',
  summary: 'Creates the payslips of those chosen in one transaction, skipping nobody silently',
  allow: recordKeepers,
  body: z.object({
    ...payPeriod,
    employeeIds: z.array(id).min(1).max(limits.largestSelection),
    payDate: day.optional(),
  }),
  reply: data(z.object({ created: z.int(), netPay: pesos, existing: z.int() })),
})

export const markPayslips = call({
  method: 'POST',
  path: '/api/leave/salary/mark',
  summary: 'Marks payslips paid, or back to pending',
  allow: [...recordKeepers, 'act'],
  body: z.object({ ids: z.array(id).min(1).max(limits.largestSelection), status: payslipStatus }),
  reply: data(z.object({ marked: z.int() })),
})

export const recomputePayslip = call({
  method: 'POST',
  path: '/api/leave/salary/recompute',
  summary: "Computes a pending payslip anew from today's attendance and rates",
  allow: recordKeepers,
  body: z.object({ _id: id, version: version.optional() }),
  reply: data(explainedPayslip),
})

export const removePayslip = call({
  method: 'POST',
  path: '/api/leave/salary/remove',
  summary: 'Removes a pending payslip softly',
  allow: recordKeepers,
  body: z.object({ _id: id, version: version.optional() }),
  reply: data(z.object({ _id: id })),
})

/** Paid over all payslips of a branch on a pay date, with their sums (W2 Salary, Admin). */
export const payslipSummaryRow = z.object({
  branchId: id,
  branchName: z.string(),
  payDate: day,
  paid: z.int(),
  total: z.int(),
  netPay: pesos,
})
export type PayslipSummaryRow = z.infer<typeof payslipSummaryRow>

export const summarisePayslips = call({
  method: 'GET',
  path: '/api/leave/salary/summary',
  summary: 'Per branch and pay date: paid over all, and the sum of net pay',
  allow: readers,
  query: z.object({ ...paging, ...period, branchId: branchFilter }),
  reply: list(payslipSummaryRow),
})

export const exportPayslips = call({
  method: 'GET',
  path: '/api/leave/salary/export',
  summary: 'The filtered payslips as a spreadsheet',
  allow: readers,
  query: z.object({ ...filters, payDate: day.optional(), sort: paging.sort }),
  reply: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
})
