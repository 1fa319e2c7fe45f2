import {
  type AttendanceSummaryRow,
  exportAttendance,
  limits,
  summariseAttendance,
  texts,
} from '@tahi/contract'
import { Page } from '@tahi/ui/page/page.tsx'
import { DataTable } from '@tahi/ui/table/data-table.tsx'
import { useState } from 'react'
import { useCall } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { ExportButton } from '../../../platform/files/export-button.tsx'
import { listProps, searchProps } from '../../../platform/lists/list.ts'
import { rangeOf, useListAddress } from '../../../platform/lists/list-address.ts'
import { PrintButton } from '../../../platform/paper/print-button.tsx'
import { client } from '../../../platform/session/session.ts'
import { readAttendanceAddress } from '../address.ts'
import { AttendanceFilters } from '../attendance-filters.tsx'
import { countedBy } from '../statuses.ts'
import { dayColumns } from './branch-columns.tsx'
import { branchDayActions } from './branch-day-actions.tsx'
import { CountBy } from './count-by.tsx'
import { DayPreview } from './day-preview.tsx'
import { useRangeColumns } from './use-range-columns.ts'

/** People present, or in another status, per branch and day, or per branch over the range (C2 Admin view). */
export default function BranchDays() {
  const company = useCompany()
  const [address, change] = useListAddress(readAttendanceAddress, summariseAttendance)
  const [previewed, preview] = useState<AttendanceSummaryRow>()

  const by = address.by ?? 'day'
  const { branch, status, search, sort, page = 1, pageSize = limits.attendancePageSize } = address
  const filters = { ...rangeOf(address, company.today), status, search, branchId: branch }
  const rows = useCall(summariseAttendance, { query: { ...filters, by, sort, page, pageSize } })
  const range = useRangeColumns(filters, by === 'branch')

  const showDays = ({ branchId }: AttendanceSummaryRow) =>
    change({ branch: branchId, by: undefined, page: undefined, sort: undefined })
  const open = by === 'day' ? preview : showDays
  // Like the preview of a day: the exported rows are those that the rows here count.
  const exported = { ...filters, status: countedBy(status).status }

  const paper = async () => {
    const { summaryPaper } = await import('./summary-paper.ts')
    return summaryPaper(company, { ...filters, by, sort })
  }

  return (
    <Page
      title={texts.attendance.title}
      subtitle={by === 'branch' ? range.total : undefined}
      tools={
        <>
          <ExportButton file={() => client.send(exportAttendance, { query: exported })} />
          <PrintButton papers={paper} />
        </>
      }
      filters={<AttendanceFilters address={address} change={change} />}
    >
      <DataTable
        label={texts.attendance.title}
        columns={by === 'day' ? dayColumns(countedBy(status)) : range.columns}
        rowId={({ branchId, date }) => `${branchId} ${date}`}
        rowName={({ branchName, date }) => `${branchName}, ${date}`}
        {...listProps(address, change, rows, limits.attendancePageSize)}
        {...searchProps(address, change, texts.searchPeople)}
        toolbar={
          <CountBy
            value={by}
            onChange={(chosen) =>
              change({ by: chosen === 'branch' ? 'branch' : undefined, page: undefined, sort: undefined })
            }
          />
        }
        actions={(row) => branchDayActions(by, () => open(row))}
        onRowOpen={open}
        emptyHint={status || search ? texts.noAttendanceMatches : texts.attendanceSummary.nobodyPresent}
      />
      {previewed && (
        <DayPreview row={previewed} status={status} search={search} onClose={() => preview(undefined)} />
      )}
    </Page>
  )
}
