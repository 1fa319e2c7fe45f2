import { IconPrinter } from '@tabler/icons-react'
import { exportLeaves, type LeaveSummaryRow, limits, summariseLeaves, texts } from '@tahi/contract'
import { Page } from '@tahi/ui/page/page.tsx'
import { DataTable } from '@tahi/ui/table/data-table.tsx'
import { useState } from 'react'
import { useCall } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { ExportButton } from '../../../platform/files/export-button.tsx'
import { listProps, searchProps } from '../../../platform/lists/list.ts'
import { requestRange, useListAddress } from '../../../platform/lists/list-address.ts'
import { branchNamed } from '../../../platform/paper/filter-names.ts'
import { PrintButton } from '../../../platform/paper/print-button.tsx'
import { client } from '../../../platform/session/session.ts'
import { readLeaveAddress } from '../address.ts'
import { LeaveFilters } from '../leave-filters.tsx'
import { useNoLeaveYet } from '../use-no-leave-yet.ts'
import { DayList } from './day-list.tsx'
import { totalColumns } from './total-columns.tsx'

/** People on leave or requesting it, per branch and day; a row opens its people (W2 Admin view). */
export default function BranchTotals() {
  const company = useCompany()
  const [address, change] = useListAddress(readLeaveAddress, summariseLeaves)
  const [opened, open] = useState<LeaveSummaryRow>()

  const { branch: branchId, search, sort, page = 1, pageSize = limits.leavePageSize } = address
  // A link may name rejected leaves, which the totals never count.
  const status = address.status === 'rejected' ? undefined : address.status
  const range = requestRange(address, company.today)
  const filters = { ...range, branchId, status, search }
  const totals = useCall(summariseLeaves, { query: { ...filters, sort, page, pageSize } })
  const noLeaveYet = useNoLeaveYet({ ...address, status }, totals.data?.total)

  const papers = async () => {
    const [{ data }, { totalsPaper }] = await Promise.all([
      client.send(summariseLeaves, { query: { ...filters, sort } }),
      import('./totals-paper.ts'),
    ])
    return totalsPaper(company, filters, data, await branchNamed(branchId))
  }

  return (
    <Page
      title={texts.leave.title}
      tools={
        <>
          <ExportButton
            file={() => client.send(exportLeaves, { query: { ...filters, status: status ?? 'live' } })}
          />
          <PrintButton papers={papers} />
        </>
      }
      filters={<LeaveFilters address={{ ...address, status }} change={change} withRejected={false} />}
    >
      <DataTable
        label={texts.leave.title}
        columns={totalColumns}
        rowId={({ branchId, date }) => `${branchId} ${date}`}
        rowName={({ branchName, date }) => `${branchName}, ${date}`}
        {...listProps(address, change, totals, limits.leavePageSize)}
        {...searchProps(address, change, texts.searchPeople)}
        actions={(row) => [
          {
            key: 'open',
            label: texts.actions.previewAndPrint,
            icon: <IconPrinter size={17} />,
            onClick: () => open(row),
          },
        ]}
        onRowOpen={open}
        emptyHint={
          status || search
            ? texts.leaveList.noneMatches
            : noLeaveYet
              ? texts.leaveList.noneYet
              : texts.leaveList.totals.none
        }
      />
      {opened && <DayList row={opened} status={status} search={search} onClose={() => open(undefined)} />}
    </Page>
  )
}
