import { type Company, formatCount, type LeaveSummaryRow, texts } from '@tahi/contract'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { PrintDocument } from '@tahi/ui/print/print-document.ts'
import { totalsExtent } from '../../../platform/paper/paper-extent.ts'
import { paperHead } from '../../../platform/paper/paper-head.ts'
import type { LeaveQuery } from '../leave-paper.ts'
import { stateLabel } from '../states.ts'

/**
 * The printed totals per branch and day (W2 Admin view, W6 prints totals).
 * @param branch the branch that they were filtered by
 */
export const totalsPaper = (
  company: Company,
  { from, to, status, search }: Pick<LeaveQuery, 'from' | 'to' | 'status' | 'search'>,
  rows: readonly LeaveSummaryRow[],
  branch?: string,
): PrintDocument => ({
  title: texts.leave.printTitle(from && formatDay(from), to && formatDay(to)),
  subtitle: totalsExtent(texts.leavePaper.totals, branch, [stateLabel(status)], search),
  company: paperHead(company),
  sections: [
    {
      kind: 'table',
      columns: [
        { label: texts.columns.branch },
        { label: texts.leaveList.totals.people, align: 'end' },
        { label: texts.leave.states.confirmed, align: 'end' },
        { label: texts.leave.states.requested, align: 'end' },
        { label: texts.columns.date, align: 'end' },
      ],
      rows: rows.map(({ branchName, totalLeave, confirmed, requested, date }) => [
        branchName,
        formatCount(totalLeave),
        formatCount(confirmed),
        formatCount(requested),
        formatDay(date),
      ]),
      empty: texts.noData,
    },
    { kind: 'signatures', labels: texts.signatures },
  ],
})
