import { type Company, type exportLeaves, formatCount, type Input, type Leave, texts } from '@tahi/contract'
import { listedName } from '@tahi/domain'
import { formatDay } from '@tahi/ui/format/day.ts'
import type { PrintDocument } from '@tahi/ui/print/print-document.ts'
import { branchCells, paperExtent } from '../../platform/paper/paper-extent.ts'
import { paperHead } from '../../platform/paper/paper-head.ts'
import { stateLabel } from './states.ts'

export type LeaveQuery = Input<typeof exportLeaves>['query']

/** The printed register of leaves (W2). */
export const leavePaper = (
  company: Company,
  { from, to, status, search }: Pick<LeaveQuery, 'from' | 'to' | 'status' | 'search'>,
  leaves: readonly Leave[],
  branches: readonly string[],
): PrintDocument => {
  const branch = branchCells(leaves)
  const { counted, words } = countedOf(leaves)
  const goesBeyond = counted.some(({ date, dateEnd }) => (from && date < from) || (to && dateEnd > to))
  return {
    title: texts.leave.printTitle(from && formatDay(from), to && formatDay(to)),
    ...paperExtent(branches, [stateLabel(status)], search),
    company: paperHead(company),
    // Eight columns fit only across.
    ...(branch.columns.length > 0 && { orientation: 'landscape' as const }),
    sections: [
      {
        kind: 'table',
        columns: [
          ...branch.columns,
          { label: texts.columns.userId, oneLine: true },
          { label: texts.columns.name },
          { label: texts.columns.from, oneLine: true },
          { label: texts.columns.to, oneLine: true },
          { label: texts.columns.days, align: 'end' },
          { label: texts.leave.fields.leaveType },
          { label: texts.columns.status, oneLine: true },
        ],
        rows: leaves.map((leave) => [
          ...branch.of(leave),
          leave.employee.userId,
          listedName(leave.employee),
          formatDay(leave.date),
          formatDay(leave.dateEnd),
          String(leave.days),
          leave.leaveType,
          texts.leave.states[leave.state],
        ]),
        footer: [
          texts.columns.total,
          ...branch.columns.map(() => ''),
          goesBeyond ? `${words}, ${texts.leavePaper.inFull}` : words,
          '',
          '',
          formatCount(counted.reduce((sum, { days }) => sum + days, 0)),
          '',
          '',
        ],
        empty: texts.noData,
      },
      { kind: 'signatures', labels: texts.signatures },
    ],
  }
}

/** The leaves whose days are summed: of several states only the confirmed ones, because the others are no leave (yet). */
function countedOf(leaves: readonly Leave[]): { counted: readonly Leave[]; words: string } {
  const areAlike = new Set(leaves.map(({ state }) => state)).size <= 1
  if (areAlike) return { counted: leaves, words: texts.leavePaper.leaves(leaves.length) }
  const confirmed = leaves.filter(({ state }) => state === 'confirmed')
  return { counted: confirmed, words: texts.leavePaper.confirmedOf(confirmed.length, leaves.length) }
}
