import * as z from 'zod'
import { call, data, file, list, spreadsheet } from './call.ts'
import { languages } from './employee-texts/words.ts'
import {
  branchFilter,
  chosenIds,
  day,
  filterBy,
  id,
  listPath,
  ofPeople,
  oneLine,
  ownId,
  ownVersion,
  pagedBy,
  period,
  personName,
  pesos,
  refused,
  search,
  sortBy,
} from './fields.ts'
import { limits } from './limits.ts'
import {
  asComputed,
  explainedPayslip,
  figures,
  payslip,
  payslipPreview,
  payslipStatus,
  payslipWarning,
  warningCodes,
} from './payslip.ts'
import { consoleRoles, recordKeepers } from './roles.ts'

/** It may end after today: offices prepare pay ahead, and future days have no attendance yet. */
const payPeriod = { date: day, endDate: day }
export const payslipSorts = [
  'branchName',
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
  status: filterBy(z.union([payslipStatus, z.literal('all')])),
  search,
  branchId: branchFilter,
  ...ofPeople,
  payDate: day.optional(),
}

export const listPayslips = call({
  method: 'GET',
  path: '/api/leave/salary/:id',
  summary: 'Payslips whose pay date is in the range: all in scope, those of a branch or those of a person',
  allow: 'signedIn',
  params: listPath,
  query: z.object({ ...pagedBy(payslipSorts), ...filters }),
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

export const printPayslip = call({
  method: 'GET',
  path: '/api/leave/salary/payslip/:id/pdf',
  summary: 'One payslip as a PDF to keep, with every figure explained in plain words',
  allow: 'signedIn',
  params: z.object({ id }),
  query: z.object({ language: z.enum(languages).optional() }),
  // Drawing one holds up everybody for some milliseconds.
  triesPerMinute: 60,
  reply: file('application/pdf'),
})

export const previewPayslip = call({
  method: 'POST',
  path: '/api/leave/salary/preview',
  summary: 'Computes a payslip without saving it',
  allow: recordKeepers,
  /** `_id`: the payslip being edited, whose own days do not count as covered. */
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
    paymentMethod: oneLine.min(1).max(limits.nameLength).optional(),
    status: payslipStatus.optional(),
    version: ownVersion,
    /** In pesos: saving fails when the computed amount differs. */
    shownNetPay: pesos.optional(),
    /** Saving as paid fails when the computed payslip warns of a day that is not among these. */
    shownWarnings: z.array(payslipWarning).max(warningCodes.length).optional(),
    asComputed,
  }),
  reply: data(payslip),
})

/**
 * The people of a payslip run: the ones named, or everybody active in the branch and everybody who left it with days
 * that no payslip covers.
 */
const run = {
  ...payPeriod,
  branchId: id.optional(),
  employeeIds: z.array(id).max(limits.largestSelection).optional(),
}

export const previewPayslips = call({
  method: 'POST',
  path: '/api/leave/salary/preview-many',
  summary: 'What each of the chosen people would be paid for a period, with totals and warnings',
  allow: recordKeepers,
  body: z.object(run),
  reply: data(
    z.object({
      people: z.array(
        z.object({
          employee: personName,
          ...figures,
          /** Of the payslip for the days before; null for a first one. */
          previousNetPay: pesos.nullable(),
          warnings: z.array(
            z.object({
              /**
               * `left` and `promoted` have the person's last day where the payslip would end on it, before the period does.
               * `nothing_to_pay` is said of former employees named without a day to be paid for. `uncovered` has the days at
               * work that no payslip covers, of people who are `covered` in part.
               */
              code: z.enum([...warningCodes, 'covered', 'uncovered', 'left', 'promoted', 'nothing_to_pay']),
              days: z.array(day),
            }),
          ),
          /** False for people who are already covered, or have nothing to be paid for. */
          creatable: z.boolean(),
        }),
      ),
      /** People with days to be paid in the period whom the caller may not pay, themselves included. */
      paidByOthers: z.array(personName),
      /** People named who are not in scope, such as those who moved to another branch since. */
      refused,
      totals: z.object({ people: z.int(), grossPay: pesos, totalDeductions: pesos, netPay: pesos }),
    }),
  ),
})

export const createPayslips = call({
  method: 'POST',
  path: '/api/leave/salary/create-many',
  summary: 'Creates the payslips of the chosen people in one transaction; nobody is skipped silently',
  allow: recordKeepers,
  body: z.object({
    ...payPeriod,
    employeeIds: chosenIds,
    payDate: day.optional(),
    /**
     * The sum that was shown. A different result is refused, so that nobody creates payslips that they have not seen.
     */
    netPay: pesos.optional(),
  }),
  reply: data(z.object({ created: z.int(), netPay: pesos, existing: z.int() })),
})

/**
 * How many of the people whom a branch pays on a pay date are paid, with the sums of their payslips, after the filters (W2
 * Salary, Admin). Somebody may have several payslips of one pay date.
 */
export const payslipSummaryRow = z.object({
  branchId: id,
  branchName: z.string(),
  payDate: day,
  /** People without a pending payslip. */
  paid: z.int(),
  /** People. */
  total: z.int(),
  payslips: z.int(),
  /** Of the paid payslips. */
  paidNetPay: pesos,
  /** Of all payslips. */
  netPay: pesos,
})
export type PayslipSummaryRow = z.infer<typeof payslipSummaryRow>

export const payslipSummarySorts = ['payDate', 'branchName', 'paid', 'total', 'netPay'] as const

export const summarisePayslips = call({
  method: 'GET',
  path: '/api/leave/salary/summary',
  summary:
    'Per branch and pay date: how many of the people are paid, and the net pay of paid payslips of that of all',
  allow: consoleRoles,
  query: z.object({
    ...pagedBy(payslipSummarySorts),
    ...filters,
    /** `byCaller`: only payslips that the caller may handle. */
    payable: filterBy(z.enum(['all', 'byCaller'])),
  }),
  reply: list(payslipSummaryRow),
})

export const exportPayslips = call({
  method: 'GET',
  path: '/api/leave/salary/export',
  summary: 'The filtered payslips as a spreadsheet',
  allow: consoleRoles,
  query: z.object({ ...filters, sort: sortBy(payslipSorts) }),
  reply: spreadsheet,
})
