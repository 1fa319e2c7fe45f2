import { Button } from '@mantine/core'
import {
  isCompanyWide,
  type ListedAttendance,
  limits,
  listAttendance,
  mayOpen,
  screens,
  texts,
} from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import { Page } from '@tahi/ui/page/page.tsx'
import { DataTable } from '@tahi/ui/table/data-table.tsx'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useCall } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { useEditRow } from '../../../platform/forms/use-edit-row.ts'
import { listProps, searchProps } from '../../../platform/lists/list.ts'
import { rangeOf, useListAddress } from '../../../platform/lists/list-address.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { readAttendanceAddress, recordHref } from '../address.ts'
import { AttendanceFilters } from '../attendance-filters.tsx'
import { RefusedClaims } from '../claims/refused-claims.tsx'
import { RefusedTaps } from '../claims/refused-taps.tsx'
import { useUnrecorded } from '../claims/use-unrecorded.ts'
import { ImportEntry } from '../import/import-entry.tsx'
import { ListTools } from '../list-tools.tsx'
import { PendingFilter } from './pending-filter.tsx'
import { branchRecordColumns, recordColumns } from './record-columns.tsx'
import { recordRowActions } from './record-row-actions.tsx'
import { useDaySelection } from './use-day-selection.ts'

// Asked for now and then, after a power cut.
const TimeOutDialog = lazy(() => import('./time-out-dialog.tsx'))

/** The records of a branch, or of all branches for users who see them (C2 Manager view, D3 Confirm and Remove). */
export function RecordList() {
  const user = useCurrentUser()
  const { today } = useCompany()
  const router = useRouter()
  const editRow = useEditRow()
  const [address, change] = useListAddress(readAttendanceAddress, listAttendance)
  const keepsRecords = mayOpen('attendanceForm', user.role)

  const { branch, status, search, sort, page = 1, pageSize = limits.attendancePageSize } = address
  const filters = { ...rangeOf(address, today), status, search, branchId: branch, sort }
  const shown = { from: filters.from, to: filters.to, branchId: branch }
  const outcome = status === 'claimedOffline' ? 'refused' : keepsRecords ? 'unsettled' : undefined
  const unrecorded = useUnrecorded(shown, outcome, keepsRecords)
  const records = useCall(listAttendance, { params: { id: 'all' }, query: { ...filters, page, pageSize } })
  const { selection, timeOut, changed, confirmDays, setPresent, remove } = useDaySelection(
    records,
    { ...filters, page, pageSize },
    keepsRecords,
  )

  const removeOne = async (record: ListedAttendance) => {
    if (await remove(record)) toast.success(texts.success)
  }
  const open = ({ _id }: ListedAttendance) => editRow(recordHref(_id))
  const addNew = () => router.history.push(screens.attendanceForm.path)

  return (
    <Page
      title={texts.attendance.title}
      action={keepsRecords && <Button onClick={addNew}>{texts.attendance.add}</Button>}
      tools={
        <>
          {keepsRecords && <ImportEntry address={address} change={change} onImported={changed} />}
          <ListTools filters={filters} />
        </>
      }
      filters={<AttendanceFilters address={address} change={change} />}
    >
      <RefusedTaps {...shown} count={unrecorded.taps} />
      {outcome && <RefusedClaims {...shown} outcome={outcome} count={unrecorded.claims} />}
      <DataTable
        label={texts.attendance.title}
        columns={isCompanyWide(user.role) ? branchRecordColumns : recordColumns}
        rowId={({ _id }) => _id}
        rowName={({ employee, date }) => `${employee.userId}, ${formatDay(date)}`}
        {...listProps(
          address,
          change,
          unrecorded.known ? records : { ...records, data: undefined },
          limits.attendancePageSize,
        )}
        {...searchProps(address, change, texts.searchPeople)}
        {...(keepsRecords && {
          toolbar: (
            <PendingFilter
              filters={{ ...shown, search }}
              on={status === 'toConfirm'}
              onChange={(on) => change({ status: on ? 'toConfirm' : undefined, page: undefined })}
            />
          ),
          actions: (record: ListedAttendance) =>
            recordRowActions(record, {
              confirm: () => confirmDays([record]),
              setPresent: () => setPresent([record]),
              edit: () => open(record),
              remove: () => removeOne(record),
            }),
          onRowOpen: open,
          selection,
        })}
        emptyHint={texts.noAttendanceMatches}
        emptyAction={keepsRecords && <Button onClick={addNew}>{texts.attendance.add}</Button>}
      />
      <Suspense fallback={null}>{timeOut && <TimeOutDialog {...timeOut} />}</Suspense>
    </Page>
  )
}
