import type { listAttendance as call, Request } from '@tahi/contract'
import type { Result } from '../../platform/http/binding.ts'
import { readRecords } from '../../platform/lists/records-of-people.ts'
import { reachOf } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { attendanceFilters, sortsOfAttendance } from './filters.ts'
import { type RecordRow, recordColumns, toRecord } from './record.ts'

const records = {
  table: 'attendance',
  columns: recordColumns,
  sorts: sortsOfAttendance,
  usual: '-date',
} as const

/** Attendance in the whole scope, in a branch or of a person, newest first. */
export async function listRecords(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { queries } = work
  const reach = await reachOf(work, params.id, query.branchId)
  const where = attendanceFilters(reach, query, work.today)
  return work.lastly(readRecords(queries, records, where, query, (row: RecordRow) => toRecord(row, work)))
}
