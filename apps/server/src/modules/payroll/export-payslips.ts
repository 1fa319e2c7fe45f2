import { type exportPayslips as call, type Request, spreadsheets, texts } from '@tahi/contract'
import { pesosFromCentavos } from '@tahi/domain'
import { sql } from 'kysely'
import { orderBy } from '../../platform/lists/paging.ts'
import { reachOfBranch } from '../../platform/scope.ts'
import { exportList } from '../../platform/spreadsheets/export-list.ts'
import type { Sheet } from '../../platform/spreadsheets/write-sheet.ts'
import { payslipFilters, sortsOfPayslips } from './filters.ts'
import { hoursToWire } from './payslip-wire.ts'

/** Centavos and hundredths of hours. */
interface Row {
  code: string
  name: string
  branchName: string
  from: string
  to: string
  payDate: string
  days: number
  hours: number
  overtimeHours: number
  regularPay: number
  overtimePay: number
  gross: number
  sss: number
  pagIbig: number
  philHealth: number
  deductions: number
  net: number
  status: 'paid' | 'pending'
}

const summed = [
  'days',
  'hours',
  'overtimeHours',
  'regularPay',
  'overtimePay',
  'gross',
  'sss',
  'pagIbig',
  'philHealth',
  'deductions',
  'net',
] as const

type Figures = Pick<Row, (typeof summed)[number]>

const pesos = '#,##0.00'
const hours = '0.00'

const columns = [
  { title: 'User ID', width: 14 },
  { title: 'Name', width: 28 },
  { title: 'Branch', width: 18 },
  { title: 'From', width: 12, kind: 'day' },
  { title: 'To', width: 12, kind: 'day' },
  { title: 'Pay date', width: 12, kind: 'day' },
  { title: 'Days', width: 8, format: '0' },
  { title: 'Hours', width: 10, format: hours },
  { title: 'Overtime hours', width: 16, format: hours },
  { title: 'Regular pay', width: 14, format: pesos },
  { title: 'Overtime pay', width: 14, format: pesos },
  { title: 'Gross', width: 14, format: pesos },
  { title: 'SSS', width: 12, format: pesos },
  { title: 'Pag-IBIG', width: 12, format: pesos },
  { title: 'PhilHealth', width: 12, format: pesos },
  { title: 'Deductions', width: 14, format: pesos },
  { title: 'Net', width: 14, format: pesos },
  { title: 'Status', width: 10 },
] as const

const cellsOf = (row: Row): Sheet['rows'][number] => [
  row.code,
  row.name,
  row.branchName,
  row.from,
  row.to,
  row.payDate,
  ...figuresOf(row),
  texts.payslip[row.status],
]

const figuresOf = (row: Figures): number[] => [
  row.days,
  hoursToWire(row.hours),
  hoursToWire(row.overtimeHours),
  pesosFromCentavos(row.regularPay),
  pesosFromCentavos(row.overtimePay),
  pesosFromCentavos(row.gross),
  pesosFromCentavos(row.sss),
  pesosFromCentavos(row.pagIbig),
  pesosFromCentavos(row.philHealth),
  pesosFromCentavos(row.deductions),
  pesosFromCentavos(row.net),
]

/**
 * The totals, below an empty row, so that a spreadsheet's sorting and filters leave them out. Where only some payslips
 * are paid, these have their own.
 */
function totalsOf(rows: readonly Row[]): Sheet['rows'] {
  const paid = rows.filter(({ status }) => status === 'paid')
  if (rows.length === 0) return []
  const isMixed = paid.length > 0 && paid.length < rows.length
  return [[], totalOf('Total', rows), ...(isMixed ? [totalOf('Total paid', paid)] : [])]
}

function totalOf(label: string, rows: readonly Figures[]): Sheet['rows'][number] {
  const sum = Object.fromEntries(summed.map((figure) => [figure, 0])) as Figures
  for (const row of rows) for (const figure of summed) sum[figure] += row[figure]
  return [label, ...Array<null>(5).fill(null), ...figuresOf(sum)]
}

const byName = sql`person.name_order, payslip.id`

type Query = Request<typeof call>['query']

/** The filtered payslips as salary-data.xlsx (W2 Salary: print exports all payslips in range). */
export const exportPayslips = exportList({
  names: spreadsheets.payslips,
  columns,
  select: ({ scope }, query: Query) => sql<Row>`
    select person.code, person.last_name || ', ' || person.first_name as name, branch.name as "branchName",
      payslip.period_start as "from", payslip.period_end as "to", payslip.pay_date as "payDate",
      payslip.regular_days as days, payslip.regular_hours as hours,
      payslip.overtime_hours as "overtimeHours", payslip.total_regular_pay as "regularPay",
      payslip.total_overtime_pay as "overtimePay", payslip.gross_pay as gross, payslip.sss,
      payslip.pagibig as "pagIbig", payslip.philhealth as "philHealth",
      payslip.total_deductions as deductions, payslip.net_pay as net, payslip.status
    from payslip join person on person.id = payslip.person_id join branch on branch.id = payslip.branch_id
    where ${payslipFilters(reachOfBranch(scope, query.branchId), query)}
    ${orderBy(query.sort, sortsOfPayslips, { usual: 'payDate', tie: byName })}`,
  toRows: (found) => [...found.map(cellsOf), ...totalsOf(found)],
})
