import { type Company, type Payslip, type PayslipSummaryRow, texts } from '@tahi/contract'
import { listedName, sumOfPesos } from '@tahi/domain'
import { formatDay } from '@tahi/ui/format/day.ts'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import type { PrintDocument } from '@tahi/ui/print/print-document.ts'
import { filtersInWords, paperExtent } from '../../../platform/paper/paper-extent.ts'
import { paperHead } from '../../../platform/paper/paper-head.ts'
import { statusLabel } from '../statuses.ts'
import { countedBy, type SummaryFilters } from './counted.ts'

/**
 * The General Manager's printed summary.
 * @param branch the name of the branch that it was filtered by: that one branch paid nothing is not that none did
 */
export function summaryPaper(
  company: Company,
  { from, to, status, search }: SummaryFilters & { from: string; to: string },
  rows: readonly PayslipSummaryRow[],
  branch: string | undefined,
): PrintDocument {
  const { label, count, netLabel, net } = countedBy({ status })
  return {
    title: texts.payslipSummary.printTitle(formatDay(from), formatDay(to)),
    ...paperExtent(branch ? [branch] : [], [statusLabel(status)], search),
    company: paperHead(company),
    sections: [
      {
        kind: 'table',
        columns: [
          { label: texts.columns.branch },
          { label, align: 'end' },
          { label: texts.columns.date },
          { label: netLabel, align: 'end' },
        ],
        rows: rows.map((row) => [row.branchName, count(row), formatDay(row.payDate), net(row)]),
        footer: [
          texts.columns.total,
          '',
          '',
          net({ paidNetPay: sumOfPesos(rows.map((row) => row.paidNetPay)), netPay: sumOf(rows) }),
        ],
        empty: texts.noData,
      },
      { kind: 'signatures', labels: texts.signatures },
    ],
  }
}

/** A branch's printed list of one pay date: name, Paid or Pending, pay date, total (W2 Salary, Admin). */
export const payDayPaper = (
  company: Company,
  { branchName, payDate }: PayslipSummaryRow,
  payslips: readonly Payslip[],
  { status, search }: SummaryFilters,
): PrintDocument => ({
  title: texts.payslipSummary.printTitleOf(branchName),
  subtitle: [formatDay(payDate), ...filtersInWords([statusLabel(status)], search)].join(', '),
  company: paperHead(company),
  sections: [
    {
      kind: 'table',
      columns: [
        { label: texts.columns.name },
        { label: texts.columns.userId },
        { label: texts.columns.status },
        { label: texts.payslipParts.payDate },
        { label: texts.columns.total, align: 'end' },
      ],
      rows: payslips.map(({ employee, status, payDate, netPay }) => [
        listedName(employee),
        employee.userId,
        texts.payslip[status],
        formatDay(payDate),
        formatPesos(netPay),
      ]),
      footer: [texts.columns.total, '', '', '', totalOf(payslips, status)],
      empty: texts.noData,
    },
    { kind: 'signatures', labels: texts.signatures },
  ],
})

/** As in '₱1,500.00 of ₱60,000.00' where they are not of one status alone: how much is paid. */
const totalOf = (payslips: readonly Payslip[], status: SummaryFilters['status']): string =>
  countedBy({ status }).net({
    paidNetPay: sumOf(payslips.filter((payslip) => payslip.status === 'paid')),
    netPay: sumOf(payslips),
  })

const sumOf = (rows: readonly { netPay: number }[]): number => sumOfPesos(rows.map(({ netPay }) => netPay))
