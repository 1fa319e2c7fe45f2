import {
  type AttendanceSummaryRow,
  type Company,
  countEmployed,
  formatCount,
  type Input,
  summariseAttendance,
  texts,
} from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { PrintDocument } from '@tahi/ui/print/print-document.ts'
import { branchNamed } from '../../../platform/paper/filter-names.ts'
import { totalsExtent } from '../../../platform/paper/paper-extent.ts'
import { paperHead } from '../../../platform/paper/paper-head.ts'
import { client } from '../../../platform/session/session.ts'
import { countedBy, filterLabel, type StatusFilter } from '../statuses.ts'
import { rangeSum } from './range-total.ts'

interface SummaryQuery {
  from: string
  to: string
  by: 'day' | 'branch'
  branchId: string | undefined
  status: StatusFilter | undefined
  search: string | undefined
  sort: Input<typeof summariseAttendance>['query']['sort']
}

/** The General Manager's printed summary (C6), by day or over the whole range, as the screen has it. */
export async function summaryPaper(company: Company, query: SummaryQuery): Promise<PrintDocument> {
  const { from, to, by, branchId, status, search } = query
  const [{ data }, employed, branch] = await Promise.all([
    client.send(summariseAttendance, { query }),
    by === 'branch' ? client.send(countEmployed, { query: { from, to } }) : undefined,
    branchNamed(branchId),
  ])
  const isWaiting = data.some(({ toConfirm }) => toConfirm > 0)
  const waiting = <Cell>(cell: Cell): Cell[] => (isWaiting ? [cell] : [])
  const sum = by === 'branch' ? rangeSum(data, query, employed?.data.employees) : undefined
  return {
    title: texts.attendance.printTitle(formatDay(from), formatDay(to)),
    subtitle: totalsExtent(texts.attendanceSummary.printed[by], branch, [filterLabel(status)], search),
    company: paperHead(company),
    sections: [
      {
        kind: 'table',
        columns: [
          { label: texts.columns.branch },
          {
            label: by === 'day' || status ? countedBy(status).label : texts.attendance.total,
            align: 'end',
          },
          ...waiting({ label: texts.attendance.views.toConfirm, align: 'end' as const }),
          { label: texts.columns.date, align: 'end' },
        ],
        rows: data.map((row) => [
          row.branchName,
          `${formatCount(row.totalAttendance)} / ${formatCount(row.totalEmployees)}`,
          ...waiting(formatCount(row.toConfirm)),
          daysOf(row, by),
        ]),
        ...(sum && { footer: [texts.columns.total, sum, ...waiting(waitingIn(data)), ''] }),
        empty: texts.noData,
      },
      { kind: 'signatures', labels: texts.signatures },
    ],
  }
}

const daysOf = ({ date, dateEnd }: AttendanceSummaryRow, by: SummaryQuery['by']): string =>
  by === 'day' ? formatDay(date) : texts.fromTo(formatDay(date), formatDay(dateEnd))

const waitingIn = (rows: readonly AttendanceSummaryRow[]): string =>
  formatCount(rows.reduce((sum, { toConfirm }) => sum + toConfirm, 0))
