import {
  exportPayslips,
  listPayslips,
  type Payslip,
  type PayslipSummaryRow,
  summarisePayslips,
  texts,
} from '@tahi/contract'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { Column } from '@tahi/ui/table/column.ts'
import { DataTable } from '@tahi/ui/table/data-table.tsx'
import { useState } from 'react'
import { useCall } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { ExportButton } from '../../../platform/files/export-button.tsx'
import { listProps } from '../../../platform/lists/list.ts'
import type { ListAddress } from '../../../platform/lists/list-address.ts'
import { nameColumn } from '../../../platform/lists/person-columns.ts'
import { PrintButton } from '../../../platform/paper/print-button.tsx'
import { client } from '../../../platform/session/session.ts'
import classes from './branch-pay-day.module.css'
import { countedBy, type SummaryFilters } from './counted.ts'

const columns: readonly Column<Payslip>[] = [
  nameColumn,
  {
    key: 'status',
    label: texts.columns.status,
    sort: 'status',
    value: ({ status }) => (
      <StatusBadge tone={status === 'paid' ? 'good' : 'warn'} label={texts.payslip[status]} />
    ),
  },
  { key: 'date', label: texts.payslipParts.payDate, value: ({ payDate }) => formatDay(payDate) },
  { key: 'total', label: texts.columns.total, sort: 'netPay', kind: 'money', value: ({ netPay }) => netPay },
]

/** The people of one branch and pay date that the summary counts, to print and export (W2 Salary, Admin). */
export function BranchPayDay({ row, status, search }: { row: PayslipSummaryRow } & SummaryFilters) {
  const company = useCompany()
  const [address, setAddress] = useState<ListAddress>({})
  const { sort = 'lastName', page = 1, pageSize = 10 } = address
  const { branchId, payDate } = row
  const filters = { branchId, payDate, status, search }
  const asked = { params: { id: 'all' }, query: { ...filters, sort } } as const
  const payslips = useCall(listPayslips, { ...asked, query: { ...asked.query, page, pageSize } })
  // A query of its own, so that the sums match the rows below while somebody pays.
  const summary = useCall(summarisePayslips, { query: filters })
  const sums = (summary.data ? summary.data.data[0] : row) ?? none
  const counted = countedBy({ status, search })
  const change = (part: Partial<ListAddress>) => setAddress((before) => ({ ...before, ...part }))

  const paper = async () => {
    const [{ data }, { payDayPaper }] = await Promise.all([
      client.send(listPayslips, asked),
      import('./summary-paper.ts'),
    ])
    return payDayPaper(company, row, data, { status, search })
  }

  return (
    <div className={classes.day}>
      <div className={classes.head}>
        <p>{texts.payslipSummary.withNetPay(counted.words(sums), counted.net(sums))}</p>
        <PrintButton papers={paper} />
        <ExportButton file={() => client.send(exportPayslips, { query: { ...filters, sort } })} />
      </div>
      <DataTable<Payslip>
        label={texts.payslipParts.payslips}
        columns={columns}
        rowId={({ _id }) => _id}
        {...listProps(address, change, payslips, 10)}
        sort={sort}
      />
    </div>
  )
}

/** The sums where the filters leave no payslip. */
const none = { paid: 0, total: 0, paidNetPay: 0, netPay: 0 }
