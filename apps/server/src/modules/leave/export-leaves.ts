import { type exportLeaves as call, type Request, spreadsheets, texts } from '@tahi/contract'
import { leaveDays } from '@tahi/domain'
import { sql } from 'kysely'
import { orderBy } from '../../platform/lists/paging.ts'
import { reachOfBranch } from '../../platform/scope.ts'
import { exportList } from '../../platform/spreadsheets/export-list.ts'
import { leaveFilters, sortsOfLeaves } from './filters.ts'
import { type LeaveRow, leaveColumns, periodOf } from './leave.ts'

const { columns: shared } = texts

const columns = [
  { title: shared.userId, width: 14 },
  { title: shared.lastName, width: 18 },
  { title: shared.firstName, width: 18 },
  { title: shared.branch, width: 18 },
  { title: shared.from, width: 14, kind: 'day' },
  { title: shared.to, width: 14, kind: 'day' },
  { title: shared.days, width: 8 },
  { title: texts.leave.fields.leaveType, width: 28 },
  { title: shared.status, width: 12 },
  { title: texts.leave.fields.details, width: 40 },
  { title: texts.leavePaper.decidedBy, width: 22 },
] as const

type Query = Request<typeof call>['query']

/** The filtered leaves as leave-data.xlsx, by date unless another order is requested (W2). */
export const exportLeaves = exportList({
  names: spreadsheets.leaves,
  columns,
  select: ({ scope }, query: Query) => sql<LeaveRow>`
    select ${leaveColumns}
    from leave join person on person.id = leave.person_id
    where ${leaveFilters(reachOfBranch(scope, query.branchId), query)}
    ${orderBy(query.sort, sortsOfLeaves, { usual: 'date', tie: sql`leave.id` })}`,
  toRows: (found) =>
    found.map((row) => [
      row.code,
      row.lastName,
      row.firstName,
      row.branchName,
      row.firstDay,
      row.lastDay,
      leaveDays(periodOf(row)),
      row.leaveType,
      texts.leave.states[row.state],
      row.details,
      row.decidedBy,
    ]),
})
