import { type ExplainedPayslip, keepsRecords, type Payslip, type Role, texts } from '@tahi/contract'
import type { PayslipWarning } from '@tahi/domain'
import { sql } from 'kysely'
import { type PersonNameRow, personNameColumns, toPersonName } from '../../platform/person-name.ts'
import { payingBranch, type Scope } from '../../platform/scope.ts'
import { leftOn } from '../attendance/index.ts'
import {
  explanationToWire,
  figuresToWire,
  type KeptExplanation,
  type KeptFigures,
  type KeptParts,
  partsToWire,
  warningsToWire,
} from './payslip-wire.ts'
import { previousToWire, type WithPrevious } from './previous-payslip.ts'
import type { UndecidedDays } from './undecided-days.ts'
import { whyNotPaidBy } from './whose-pay.ts'

/** A payslip as the queries of this module read it, in centavos and hundredths of hours. */
export interface PayslipRow extends KeptFigures, KeptParts, PersonNameRow {
  id: string
  branchId: string
  branchName: string
  personId: string
  /** The person's current branch, or the one that they worked in last before head office. */
  personBranchId: string | null
  createdBy: string
  periodStart: string
  periodEnd: string
  payDate: string
  paymentMethod: string
  status: Payslip['status']
  warnings: PayslipWarning[]
  version: number
  createdAt: Date
  personRole: Role
  /** The day on which they were deactivated or went to head office. */
  personLeftOn: string | null
  departmentName: string | null
}

export interface ExplainedRow
  extends PayslipRow,
    UndecidedDays,
    WithPrevious,
    Omit<KeptExplanation, 'policy' | keyof KeptParts> {
  policyName: string
  policyVersion: number
}

/** For `select … from payslip join person`. */
export const payslipColumns = sql`
  payslip.id, payslip.branch_id as "branchId",
  (select name from branch where branch.id = payslip.branch_id) as "branchName", payslip.person_id as "personId",
  ${payingBranch} as "personBranchId", payslip.created_by as "createdBy",
  payslip.period_start as "periodStart", payslip.period_end as "periodEnd", payslip.pay_date as "payDate",
  payslip.payment_method as "paymentMethod", payslip.status, payslip.daily_rate as "dailyRate",
  payslip.overtime_rate as "overtimeRate", payslip.regular_days as "regularDays",
  payslip.regular_hours as "regularHours", payslip.overtime_hours as "overtimeHours",
  payslip.total_regular_pay as "totalRegularPay", payslip.total_overtime_pay as "totalOvertimePay",
  payslip.gross_pay as "grossPay", payslip.philhealth as "philHealth", payslip.pagibig as "pagIbig", payslip.sss,
  payslip.tax, payslip.total_deductions as "totalDeductions", payslip.net_pay as "netPay", payslip.warnings,
  payslip.regular_parts as "regularParts", payslip.overtime_parts as "overtimeParts",
  payslip.version, payslip.created_at as "createdAt", ${personNameColumns}, person.role as "personRole",
  ${leftOn} as "personLeftOn",
  (select name from department where department.id = payslip.department_id) as "departmentName"`

/** Added to `payslipColumns`. */
export const explanationColumns = sql`
  payslip.policy_name as "policyName", payslip.policy_version as "policyVersion", payslip.rates, payslip.days`

/** @returns the payslip as the contract has it, with what the reader may do to it */
export function toPayslip(row: PayslipRow, scope: Scope): Payslip {
  return {
    _id: row.id,
    employeeId: row.personId,
    userId: row.createdBy,
    employee: toPersonName(row.personId, row),
    departmentName: row.departmentName,
    branchId: row.branchId,
    branchName: row.branchName,
    date: row.periodStart,
    endDate: row.periodEnd,
    payDate: row.payDate,
    paymentMethod: row.paymentMethod,
    status: row.status,
    salaryIsPaid: row.status === 'paid',
    ...figuresToWire(row),
    ...partsToWire(row),
    warnings: warningsToWire(row.warnings),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    can: actionsOn(row, scope),
  }
}

export const toExplainedPayslip = (row: ExplainedRow, scope: Scope): ExplainedPayslip => ({
  ...toPayslip(row, scope),
  ...explanationToWire({ ...row, policy: { name: row.policyName, version: row.policyVersion } }),
  warnings: warningsToWire(row.warnings, row),
  previous: previousToWire(row),
  outOfHands: whyOutOfHands(row, scope) ?? null,
})

/** Why somebody who handles payslips may do nothing with this one. */
function whyOutOfHands(row: PayslipRow, scope: Scope): string | undefined {
  if (!handlesPay(scope.role)) return undefined
  const moved = row.status === 'paid' && !mayReopen(row, scope.role)
  return whyNotPaidBy(scope, payeeOf(row)) ?? (moved ? texts.payslip.movedAway : undefined)
}

const handlesPay = (role: Role): boolean => role === 'act' || keepsRecords(role)

const payeeOf = (row: PayslipRow) => ({ ...row, id: row.personId, role: row.personRole })

/**
 * Record keepers change pending payslips; a paid one can only be set back to pending. Accountants only mark payslips.
 * Nobody handles their own pay, and no HR Admin another's (D2, D5).
 */
function actionsOn(row: PayslipRow, scope: Scope): Payslip['can'] {
  const { role } = scope
  if (!handlesPay(role) || whyNotPaidBy(scope, payeeOf(row))) return []
  if (row.status === 'paid') return mayReopen(row, role) ? ['mark-pending'] : []
  return role === 'act' ? ['mark-paid'] : ['edit', 'recompute', 'mark-paid', 'remove']
}

/**
 * Whether the role may set a payslip back to pending. It then moves to its person's branch (decision 0009), and an HR
 * Admin reaches no other branch.
 */
export const mayReopen = ({ personBranchId, branchId }: PayslipRow, role: Role): boolean =>
  role !== 'manager' || personBranchId === null || personBranchId === branchId

/** The fields that the audit trail keeps, in pesos. */
export const trail = ({ date, endDate, payDate, paymentMethod, status, grossPay, netPay }: Payslip) => ({
  date,
  endDate,
  payDate,
  paymentMethod,
  status,
  grossPay,
  netPay,
})
