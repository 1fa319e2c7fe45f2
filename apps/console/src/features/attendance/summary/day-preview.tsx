import { IconPrinter } from '@tabler/icons-react'
import {
  type AttendanceSummaryRow,
  exportAttendance,
  formatCount,
  listAttendance,
  summariseAttendance,
  texts,
} from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import { ScrollRegion } from '@tahi/ui/page/scroll-region.tsx'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import { useCall } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { ExportButton } from '../../../platform/files/export-button.tsx'
import { byName } from '../../../platform/lists/by-name.ts'
import { problemOf } from '../../../platform/lists/list.ts'
import { printWhenReady } from '../../../platform/paper/print-when-ready.ts'
import { client } from '../../../platform/session/session.ts'
import { countedBy, type StatusFilter } from '../statuses.ts'
import { askedFigures, figuresOf } from './day-figures.ts'
import classes from './day-preview.module.css'
import { PresentList } from './present-list.tsx'
import { printedDay } from './print-day.ts'

type DayPreviewProps = {
  row: AttendanceSummaryRow
  /** The status that the row counts; undefined for present. */
  status: StatusFilter | undefined
  search: string | undefined
  onClose: () => void
}

/** A branch's list for a day, of people present or in another status, to print and to export (C2 Admin view). */
export function DayPreview({ row, status, search, onClose }: DayPreviewProps) {
  const company = useCompany()
  const counted = countedBy(status, search)
  const filters = {
    from: row.date,
    to: row.date,
    status: counted.status,
    search,
    branchId: row.branchId,
  } as const
  const asked = { params: { id: 'all' }, query: { ...filters, sort: 'lastName' } } as const
  const listed = useCall(listAttendance, asked, { exact: true })
  const records = listed.data?.data.toSorted(byName)
  const summary = useCall(summariseAttendance, askedFigures({ ...row, status, search }), { exact: true })
  const { totalEmployees, toConfirm } = summary.data ? figuresOf(summary.data.data, row) : row
  return (
    <Dialog title={`${row.branchName}, ${formatDay(row.date)}`} size="lg" onClose={onClose}>
      <div className={classes.head}>
        <span>
          <strong>{formatCount(records?.length ?? row.totalAttendance)}</strong>{' '}
          {texts.attendanceSummary.ofEmployees(totalEmployees, counted.words)}
          {toConfirm > 0 && `, ${texts.attendance.moreToConfirm(toConfirm)}`}
        </span>
        <ExportButton file={() => client.send(exportAttendance, { query: filters })} />
        <BusyButton
          data-autofocus
          leftSection={<IconPrinter size={16} />}
          onClick={() => printWhenReady(() => printedDay(company, row, { status, search }))}
        >
          {texts.actions.print}
        </BusyButton>
      </div>
      <ScrollRegion label={counted.label} busy={!records}>
        {listed.error && !records ? (
          <ProblemNotice problem={problemOf(listed.error, () => listed.refetch())} />
        ) : (
          <PresentList records={records} expected={row.totalAttendance} />
        )}
      </ScrollRegion>
    </Dialog>
  )
}
