import { type exportPayslips as call, type Request, spreadsheets, texts } from '@tahi/contract'
import { pesosFromCentavos } from '@tahi/domain'
import { sql } from 'kysely'
import { orderBy } from '../../platform/lists/paging.ts'
import { listedNameOfPerson } from '../../platform/person-name.ts'
import { reachOfBranch } from '../../platform/scope.ts'
import { exportList } from '../../platform/spreadsheets/export-list.ts'
import type { Sheet } from '../../platform/spreadsheets/write-sheet.ts'
import { payslipFilters, sortsOfPayslips } from './filters.ts'
import { hoursToWire } from './payslip-wire.ts'

const whole = { format: '0', toCell: (days: number) => days }
const hours = { format: '0.00', toCell: hoursToWire }
const pesos = { format: '#,##0.00', toCell: pesosFromCentavos }

const { columns: shared, payslipParts: parts, payslipSheet: sheet } = texts

/** The figures in the sheet's order, by the payslip's column that keeps them. */
const figures = [
  { column: 'regular_days', title: shared.days, width: 8, ...whole },
  { column: 'regular_hours', title: parts.hours, width: 10, ...hours },
  { column: 'overtime_hours', title: sheet.overtimeHours, width: 16, ...hours },
  { column: 'total_regular_pay', title: sheet.regularPay, width: 14, ...pesos },
  { column: 'total_overtime_pay', title: sheet.overtimePay, width: 14, ...pesos },
  { column: 'gross_pay', title: sheet.gross, width: 14, ...pesos },
  { column: 'sss', title: sheet.sss, width: 12, ...pesos },
  { column: 'pagibig', title: sheet.pagIbig, width: 12, ...pesos },
  { column: 'philhealth', title: sheet.philHealth, width: 12, ...pesos },
  { column: 'total_deductions', title: parts.deductions, width: 14, ...pesos },
  { column: 'net_pay', title: sheet.net, width: 14, ...pesos },
] as const

/** Whole days, hundredths of hours and centavos. */
type Figures = Record<(typeof figures)[number]['column'], number>

interface Row extends Figures {
  code: string
  name: string
  branchName: string
  from: string
  to: string
  payDate: string
  status: 'paid' | 'pending'
}

const columns = [
  { title: shared.userId, width: 14 },
  { title: shared.name, width: 28 },
  { title: shared.branch, width: 18 },
  { title: shared.from, width: 12, kind: 'day' },
  { title: shared.to, width: 12, kind: 'day' },
  { title: parts.payDate, width: 12, kind: 'day' },
  // The sheet is written in another thread, which takes no functions.
  ...figures.map(({ title, width, format }) => ({ title, width, format })),
  { title: shared.status, width: 10 },
] as const

const cellsOf = (row: Row): Sheet['rows'][number] => [
  row.code,
  row.name,
  row.branchName,
  row.from,
  row.to,
  row.payDate,
  ...figures.map(({ column, toCell }) => toCell(row[column])),
  texts.payslip[row.status],
]

/**
 * The totals, below an empty row, so that a spreadsheet's sorting and filters leave them out. Where only some payslips
 * are paid, these have their own.
 */
function totalsOf(rows: readonly Row[]): Sheet['rows'] {
  const paid = rows.filter(({ status }) => status === 'paid')
  if (rows.length === 0) return []
  const isMixed = paid.length > 0 && paid.length < rows.length
  return [[], totalOf(shared.total, rows), ...(isMixed ? [totalOf(sheet.totalPaid, paid)] : [])]
}

const totalOf = (label: string, rows: readonly Figures[]): Sheet['rows'][number] => [
  label,
  ...Array<null>(5).fill(null),
  ...figures.map(({ column, toCell }) => toCell(rows.reduce((sum, row) => sum + row[column], 0))),
]

const byName = sql`person.name_order, payslip.id`

type Query = Request<typeof call>['query']

/** The filtered payslips as salary-data.xlsx (W2 Salary: print exports all payslips in range). */
export const exportPayslips = exportList({
  names: spreadsheets.payslips,
  columns,
  select: ({ scope }, query: Query) => sql<Row>`
    select person.code, ${listedNameOfPerson} as name, branch.name as "branchName",
      payslip.period_start as "from", payslip.period_end as "to", payslip.pay_date as "payDate", payslip.status,
      ${sql.join(figures.map(({ column }) => sql.ref(`payslip.${column}`)))}
    from payslip join person on person.id = payslip.person_id join branch on branch.id = payslip.branch_id
    where ${payslipFilters(reachOfBranch(scope, query.branchId), query)}
    ${orderBy(query.sort, sortsOfPayslips, { usual: 'payDate', tie: byName })}`,
  toRows: (found) => [...found.map(cellsOf), ...totalsOf(found)],
})
