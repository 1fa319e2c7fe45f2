import { exportPayslips, limits, type PayslipSummaryRow, summarisePayslips, texts } from '@tahi/contract'
import { openModal } from '@tahi/ui/dialog/modal-store.ts'
import { formatDay } from '@tahi/ui/format/day.ts'
import { Page } from '@tahi/ui/page/page.tsx'
import { DataTable } from '@tahi/ui/table/data-table.tsx'
import { useCall } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { ExportButton } from '../../../platform/files/export-button.tsx'
import { listProps, searchProps } from '../../../platform/lists/list.ts'
import { isNarrowed, rangeOf, useListAddress } from '../../../platform/lists/list-address.ts'
import { branchNamed } from '../../../platform/paper/filter-names.ts'
import { PrintButton } from '../../../platform/paper/print-button.tsx'
import { client } from '../../../platform/session/session.ts'
import { readSalaryAddress } from '../address.ts'
import { PayslipFilters } from '../list/payslip-filters.tsx'
import { longPeriod } from '../period/short-period.ts'
import { BranchPayDay } from './branch-pay-day.tsx'
import { summaryColumns } from './summary-columns.ts'

/** What each branch paid on each pay date; a row opens its people (W2 Salary, Admin). */
export function BranchSummary() {
  const company = useCompany()
  const [address, change] = useListAddress(readSalaryAddress, summarisePayslips)
  const range = rangeOf(address, company.today)
  const { status, search, sort, branch: branchId, page = 1, pageSize = limits.salaryPageSize } = address
  const filters = { ...range, status, search, branchId }
  const summary = useCall(summarisePayslips, { query: { ...filters, sort, page, pageSize } })

  const open = (row: PayslipSummaryRow) =>
    openModal(<BranchPayDay row={row} status={status} search={search} />, {
      title: `${row.branchName}, ${formatDay(row.payDate)}`,
      size: 'xl',
    })

  const paper = async () => {
    const [{ data }, branch, { summaryPaper }] = await Promise.all([
      client.send(summarisePayslips, { query: { ...filters, sort } }),
      branchNamed(branchId),
      import('./summary-paper.ts'),
    ])
    return summaryPaper(company, filters, data, branch)
  }

  return (
    <Page
      title={texts.payslip.title}
      subtitle={texts.payslipList.issuedIn(longPeriod({ date: range.from, endDate: range.to }))}
      tools={
        <>
          <ExportButton file={() => client.send(exportPayslips, { query: filters })} />
          <PrintButton papers={paper} />
        </>
      }
      filters={<PayslipFilters address={address} change={change} />}
    >
      <DataTable<PayslipSummaryRow>
        label={texts.payslip.title}
        columns={summaryColumns({ status, search })}
        rowId={({ branchId, payDate }) => `${branchId} ${payDate}`}
        rowName={({ branchName, payDate }) => `${branchName}, ${formatDay(payDate)}`}
        {...listProps(address, change, summary, limits.salaryPageSize)}
        {...searchProps(address, change, texts.searchPeople)}
        onRowOpen={open}
        emptyHint={status || isNarrowed(address) ? texts.payslip.noneMatches : texts.payslipSummary.none}
      />
    </Page>
  )
}
