import { type exportLeaves as call, type Request, spreadsheets, texts } from '@tahi/contract'
import { leaveDays } from '@tahi/domain'
import { sql } from 'kysely'
import type { Origin, Result } from '../../platform/http/binding.ts'
import { orderBy } from '../../platform/paging.ts'
import { branchInScope } from '../../platform/scope.ts'
import type { Services } from '../../platform/services.ts'
import { refuseLargeExport, rowsToRead } from '../../platform/spreadsheets/largest-export.ts'
import { leaveFilters, sortsOfLeaves } from './filters.ts'
import { type LeaveRow, leaveColumns, periodOf } from './leave.ts'

const columns = [
  { title: 'User ID', width: 14 },
  { title: 'Last Name', width: 18 },
  { title: 'First Name', width: 18 },
  { title: 'Branch', width: 18 },
  { title: 'From', width: 14, kind: 'day' },
  { title: 'To', width: 14, kind: 'day' },
  { title: 'Days', width: 8 },
  { title: 'Leave Type', width: 28 },
  { title: 'Status', width: 12 },
  { title: 'Details', width: 40 },
  { title: 'Decided by', width: 22 },
] as const

/** The filtered leaves as leave-data.xlsx, by date unless another order is asked for (W2). */
export async function exportLeaves(
  { database, spreadsheets: files }: Services,
  { query }: Request<typeof call>,
  { context, gone }: Origin,
): Promise<Result<typeof call>> {
  const rows = await database.work(
    context(),
    async ({ queries, scope }) => {
      const where = leaveFilters({ branchId: branchInScope(scope, query.branchId), personId: null }, query)
      const found = await sql<LeaveRow>`
        select ${leaveColumns}
        from leave join person on person.id = leave.person_id
        where ${where}
        ${orderBy(query.sort, sortsOfLeaves, { usual: 'date', tie: sql`leave.id` })}
        limit ${rowsToRead}`.execute(queries)
      return found.rows
    },
    'read',
  )
  refuseLargeExport(rows)
  const content = await files.write(
    {
      name: spreadsheets.leaves.sheet,
      columns,
      rows: rows.map((row) => [
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
    },
    gone(),
  )
  return { fileName: spreadsheets.leaves.file, content }
}
