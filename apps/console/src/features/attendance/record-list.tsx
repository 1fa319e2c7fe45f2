import { Button } from '@mantine/core'
import {
  IconCheck,
  IconDownload,
  IconEdit,
  IconFileImport,
  IconPrinter,
  IconTrash,
} from '@tabler/icons-react'
import {
  type AttendanceRecord,
  confirmAttendance,
  exportAttendance,
  limits,
  listAttendance,
  mayOpen,
  readAttendance,
  removeAttendance,
  screen,
  summariseAttendance,
  texts,
} from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { Page } from '@tahi/ui/page/page.tsx'
import type { RowAction } from '@tahi/ui/table/column.ts'
import { DataTable } from '@tahi/ui/table/data-table.tsx'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useAddress } from '../../platform/address.ts'
import { showFailure, useCall, useRefresh } from '../../platform/calls.ts'
import { useCompany } from '../../platform/company.ts'
import { useCurrentUser } from '../../platform/current-user.ts'
import { listProps } from '../../platform/list.ts'
import { saveFile } from '../../platform/save-file.ts'
import { client } from '../../platform/session.ts'
import { rangeOf, readAttendanceAddress } from './address.ts'
import { AttendanceFilters } from './attendance-filters.tsx'
import { ImportDialog } from './import/import-dialog.tsx'
import { printRecords } from './print-records.ts'
import { recordColumns } from './record-columns.tsx'

/** The records of a branch, or of all for those who see all (C2 Manager view, D3 Confirm and Remove). */
export function RecordList() {
  const user = useCurrentUser()
  const company = useCompany()
  const router = useRouter()
  const refresh = useRefresh()
  const [address, change] = useAddress(readAttendanceAddress)
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const keepsRecords = mayOpen('attendanceForm', user.role)

  const range = rangeOf(address, company.today)
  const filters = {
    ...range,
    status: address.status,
    search: address.search,
    branchId: address.branch,
    sort: address.sort,
  }
  const { page = 1, pageSize = limits.attendancePageSize } = address
  const records = useCall(listAttendance, { params: { id: 'all' }, query: { ...filters, page, pageSize } })

  const changed = () => refresh(listAttendance, readAttendance, summariseAttendance)

  const confirmDays = async (ids: ReadonlySet<string>) => {
    try {
      const { data } = await client.send(confirmAttendance, { body: { ids: [...ids] } })
      select(new Set())
      await changed()
      const [refused] = data.refused
      if (refused)
        toast.error(`${data.confirmed.length} confirmed, ${data.refused.length} not: ${refused.msg}`)
      else toast.success(texts.success)
    } catch (failure) {
      showFailure(failure)
    }
  }

  const remove = async (record: AttendanceRecord) => {
    const sure = await confirm({
      message: texts.attendance.removeQuestion,
      detail: `${record.employee.lastName}, ${record.employee.firstName}, ${record.date}`,
      confirmLabel: 'Remove',
      danger: true,
    })
    if (!sure) return
    try {
      await client.send(removeAttendance, { body: { _id: record._id, version: record.version } })
      toast.success(texts.success)
      await changed()
    } catch (failure) {
      showFailure(failure)
    }
  }

  const open = ({ _id }: AttendanceRecord) => router.history.push(`/attendance/new?id=${_id}`)

  const actionsOn = (record: AttendanceRecord): RowAction[] => [
    ...(record.can.includes('confirm')
      ? [
          {
            key: 'confirm',
            label: 'Confirm',
            icon: <IconCheck size={17} />,
            onClick: () => confirmDays(new Set([record._id])),
          },
        ]
      : []),
    { key: 'edit', label: 'Edit', icon: <IconEdit size={17} />, onClick: () => open(record) },
    ...(record.can.includes('remove')
      ? [
          {
            key: 'remove',
            label: 'Remove',
            icon: <IconTrash size={17} />,
            color: 'red',
            onClick: () => remove(record),
          },
        ]
      : []),
  ]

  return (
    <Page
      title={texts.attendance.title}
      breadcrumb={[{ label: 'Home', href: '/' }, { label: texts.attendance.title }]}
      action={
        keepsRecords && <Button onClick={() => router.history.push('/attendance/new')}>New Attendance</Button>
      }
      tools={
        <>
          {keepsRecords && (
            <Button
              variant="default"
              leftSection={<IconFileImport size={16} />}
              onClick={() => change({ import: 'open' })}
            >
              Import
            </Button>
          )}
          <BusyButton
            variant="default"
            leftSection={<IconDownload size={16} />}
            onClick={() => client.send(exportAttendance, { query: filters }).then(saveFile, showFailure)}
          >
            Export
          </BusyButton>
          <BusyButton
            variant="default"
            leftSection={<IconPrinter size={16} />}
            onClick={() => printRecords(company, filters).catch(showFailure)}
          >
            Print
          </BusyButton>
        </>
      }
      filters={<AttendanceFilters address={address} change={change} withStatus />}
    >
      <DataTable
        label={texts.attendance.title}
        columns={recordColumns}
        rowId={({ _id }) => _id}
        rowName={({ employee, date }) => `${employee.userId}, ${date}`}
        {...listProps(address, change, records, limits.attendancePageSize)}
        search={address.search ?? ''}
        onSearchChange={(search) => change({ search: search || undefined, page: undefined })}
        searchPlaceholder="Search user ID"
        {...(keepsRecords && {
          actions: actionsOn,
          onRowOpen: open,
          selection: {
            ids: selected,
            onChange: select,
            canSelect: ({ can }: AttendanceRecord) => can.includes('confirm'),
            actions: [
              { key: 'confirm', label: 'Confirm', onClick: confirmDays, busyDelay: screen.clickDelay },
            ],
          },
        })}
        emptyHint="No attendance matches these filters."
      />
      {address.import && <ImportDialog onClose={() => change({ import: undefined })} onImported={changed} />}
    </Page>
  )
}
