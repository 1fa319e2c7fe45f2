import { type Company, type Payslip, payWords, texts } from '@tahi/contract'
import { listedName } from '@tahi/domain'
import { formatDay } from '@tahi/ui/format/day.ts'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import type { PrintDocument, PrintSection, PrintTable } from '@tahi/ui/print/print-document.ts'
import { byBranch } from '../../../platform/lists/by-name.ts'
import { branchesOf } from '../../../platform/paper/filter-names.ts'
import { paperExtent } from '../../../platform/paper/paper-extent.ts'
import { paperHead } from '../../../platform/paper/paper-head.ts'
import { longPeriod } from '../period/short-period.ts'
import { statusLabel } from '../statuses.ts'
import { daysTable } from './days-table.ts'
import { earningsTable } from './earnings-table.ts'
import type { Printed } from './printed.ts'

const { fields } = texts.payslip
const { figures: names } = payWords.en
const words = texts.payslipPaper

/** One payslip on A4. One that is not saved says so, and has no lines to sign: nobody is paid by it. */
export function payslipPaper(company: Company, slip: Printed): PrintDocument {
  return {
    title: texts.payslipParts.payslip,
    subtitle: longPeriod(slip),
    foot: words.foot(slip.employee.userId, longPeriod(slip), listedName(slip.employee)),
    fileName: `payslip-${slip.employee.userId}-${slip.endDate}`,
    company: paperHead(company),
    sections: [
      { kind: 'facts', pairs: factsOf(slip) },
      { kind: 'beside', tables: [earningsTable(slip), deductionsTable(slip)] },
      { kind: 'highlight', label: fields.netPay, value: formatPesos(slip.netPay) },
      ...(slip.days ? [daysTable(slip.days)] : []),
      ...(slip.status ? [signatures] : []),
    ],
  }
}

const signatures: PrintSection = { kind: 'signatures', labels: words.signatures }

interface PayslipsFilters {
  /** The days on which they were issued. */
  readonly from: string
  readonly to: string
  readonly branchId?: string | undefined
  readonly status?: string | undefined
  readonly search?: string | undefined
}

/** Payslips to print branch by branch, each on its own sheet; without any, a sheet that says so, and of which. */
export async function payslipPapers(
  company: Company,
  payslips: readonly Payslip[],
  { from, to, branchId, status, search }: PayslipsFilters,
): Promise<PrintDocument[]> {
  if (payslips.length > 0) return payslips.toSorted(byBranch).map((payslip) => payslipPaper(company, payslip))
  const issued = texts.payslipList.issuedIn(longPeriod({ date: from, endDate: to }))
  const { subtitle } = paperExtent(await branchesOf([], branchId), [statusLabel(status)], search)
  return [
    {
      title: texts.payslipParts.payslips,
      subtitle: subtitle ? `${issued}, ${subtitle}` : issued,
      company: paperHead(company),
      sections: [{ kind: 'note', text: texts.noData }],
    },
  ]
}

function factsOf(slip: Printed): (readonly [string, string])[] {
  const { employee, branchName, departmentName, payDate, status } = slip
  return [
    [fields.employeeName, listedName(employee)],
    [fields.employeeUserId, employee.userId],
    ...(branchName ? [[texts.columns.branch, branchName] as const] : []),
    ...(departmentName ? [[fields.department, departmentName] as const] : []),
    [fields.from, formatDay(slip.date)],
    [fields.to, formatDay(slip.endDate)],
    ...(payDate ? [[fields.payDate, formatDay(payDate)] as const] : []),
    [fields.dailyRate, formatPesos(slip.dailyRate)],
    [fields.overtimeRate, words.anHour(formatPesos(slip.overtimeRate))],
    [fields.regularDays, String(slip.regularDays)],
    [fields.status, texts.payslip[status ?? 'notSaved']],
  ]
}

function deductionsTable(slip: Printed): PrintTable {
  const line = (key: 'sss' | 'pagIbig' | 'philHealth' | 'tax', label: string) => [
    label,
    formatPesos(slip[key]),
  ]
  return {
    kind: 'table',
    caption: texts.payslipParts.deductions,
    columns: [{ label: words.deduction }, { label: texts.columns.amount, align: 'end' }],
    rows: [
      line('sss', fields.sss),
      // By their own names, as on the PDF; the form's fields have the specification's (W2).
      line('pagIbig', names.pagIbig),
      line('philHealth', names.philHealth),
      ...(slip.tax === 0 ? [] : [line('tax', texts.payslipParts.tax)]),
    ],
    footer: [fields.totalDeductions, formatPesos(slip.totalDeductions)],
  }
}
