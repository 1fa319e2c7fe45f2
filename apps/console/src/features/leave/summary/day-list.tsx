import { type LeaveSummaryRow, listLeaves, texts } from '@tahi/contract'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { formatDay } from '@tahi/ui/format/day.ts'
import { ScrollRegion } from '@tahi/ui/page/scroll-region.tsx'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import { useCall } from '../../../platform/calls.ts'
import { problemOf } from '../../../platform/lists/list.ts'
import { filtersInWords } from '../../../platform/paper/paper-extent.ts'
import { ListTools } from '../list-tools.tsx'
import { PeopleAway } from '../people-away.tsx'
import { dayCounts } from './day-counts.ts'
import classes from './totals.module.css'

type DayListProps = {
  row: LeaveSummaryRow
  /** The state that the totals count; undefined for both. */
  status: 'requested' | 'confirmed' | undefined
  /** Limits the list to the people found; undefined for everybody. */
  search: string | undefined
  onClose: () => void
}

/** A branch's people on leave on a day, or requesting it, to print and export (W2 Admin view). */
export function DayList({ row, status, search, onClose }: DayListProps) {
  const { branchId, branchName, date } = row
  const query = {
    from: date,
    to: date,
    branchId,
    status: status ?? 'live',
    search,
    sort: 'lastName',
  } as const
  const leaves = useCall(listLeaves, { params: { id: 'all' }, query }, { exact: true })
  const counted = leaves.data?.data
  const { confirmed, requested } = dayCounts(counted, row)
  return (
    <Dialog title={`${branchName}, ${formatDay(date)}`} size="lg" onClose={onClose}>
      <div className={classes.head}>
        <p>{[texts.leaveList.day.counts(confirmed, requested), ...filtersInWords([], search)].join(', ')}</p>
        <ListTools query={query} />
      </div>
      <ScrollRegion label={texts.leaveList.day.people} busy={!counted}>
        {leaves.error && !counted ? (
          <ProblemNotice problem={problemOf(leaves.error, () => leaves.refetch())} />
        ) : (
          <PeopleAway leaves={counted} expected={row.totalLeave} />
        )}
      </ScrollRegion>
    </Dialog>
  )
}
