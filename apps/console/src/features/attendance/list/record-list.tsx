import { Button } from '@mantine/core'
import {
  type AttendanceRecord,
  isCompanyWide,
  limits,
  listAttendance,
  mayOpen,
  screens,
  texts,
  uiTimings,
} from '@tahi/contract'
import { Page } from '@tahi/ui/page/page.tsx'
import { DataTable } from '@tahi/ui/table/data-table.tsx'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useRouter } from '@tanstack/react-router'
import { useCall } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { useEditRow } from '../../../platform/forms/use-edit-row.ts'
import { listProps, searchProps } from '../../../platform/lists/list.ts'
import { rangeOf, useListAddress } from '../../../platform/lists/list-address.ts'
import { useSeen } from '../../../platform/lists/use-seen.ts'
import { useSelection } from '../../../platform/lists/use-selection.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { readAttendanceAddress, recordHref } from '../address.ts'
import { AttendanceFilters } from '../attendance-filters.tsx'
import { RefusedClaims } from '../claims/refused-claims.tsx'
import { ImportEntry } from '../import/import-entry.tsx'
import { ListTools } from '../list-tools.tsx'
import { useRecordActions } from '../use-record-actions.ts'
import { PendingFilter } from './pending-filter.tsx'
import { branchRecordColumns, recordColumns } from './record-columns.tsx'
import { recordRowActions } from './record-row-actions.tsx'
import { listToConfirm, toConfirm } from './to-confirm.ts'

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
  const records = useCall(listAttendance, { params: { id: 'all' }, query: { ...filters, page, pageSize } })
  const [selected, select, settle] = useSelection(
    texts.attendance.title,
    records,
    { ...filters, page, pageSize },
    canConfirm,
  )
  const { seenOf, selectAll } = useSeen(texts.attendance.title, records.data?.data, select)

  const mayWait = status === undefined || status === 'pending' || status === 'toConfirm'
  const waiting = useCall(
    listAttendance,
    { params: { id: 'all' }, query: { ...toConfirm(filters), page: 1, pageSize: 1 } },
    { enabled: keepsRecords && mayWait },
  )
  const { changed, confirmDays, remove } = useRecordActions(settle)

  const removeOne = async (record: AttendanceRecord) => {
    if (await remove(record)) toast.success(texts.success)
  }
  const open = ({ _id }: AttendanceRecord) => editRow(recordHref(_id))
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
      {status === 'claimedOffline' && <RefusedClaims from={filters.from} to={filters.to} branchId={branch} />}
      <DataTable
        label={texts.attendance.title}
        columns={isCompanyWide(user.role) ? branchRecordColumns : recordColumns}
        rowId={({ _id }) => _id}
        rowName={({ employee, date }) => `${employee.userId}, ${date}`}
        {...listProps(address, change, records, limits.attendancePageSize)}
        {...searchProps(address, change, 'Search user ID')}
        {...(keepsRecords && {
          toolbar: (
            <PendingFilter
              filters={{ from: filters.from, to: filters.to, branchId: branch }}
              on={status === 'toConfirm'}
              onChange={(on) => change({ status: on ? 'toConfirm' : undefined, page: undefined })}
            />
          ),
          actions: (record: AttendanceRecord) =>
            recordRowActions(record, {
              confirm: () => confirmDays(new Set([record._id]), [record]),
              edit: () => open(record),
              remove: () => removeOne(record),
            }),
          onRowOpen: open,
          selection: {
            ids: selected,
            onChange: select,
            canSelect: canConfirm,
            actions: [
              {
                key: 'confirm',
                label: 'Confirm',
                onClick: (ids) => confirmDays(ids, seenOf(ids)),
                busyDelay: uiTimings.clickDelay,
              },
            ],
            ...(mayWait && {
              onSelectAllMatching: () => selectAll(() => listToConfirm(filters)),
              matching: waiting.data?.total,
            }),
          },
        })}
        emptyHint="No attendance matches these filters. Choose other days, or clear the filters."
        emptyAction={keepsRecords && <Button onClick={addNew}>{texts.attendance.add}</Button>}
      />
    </Page>
  )
}

const canConfirm = ({ can }: AttendanceRecord) => can.includes('confirm')
