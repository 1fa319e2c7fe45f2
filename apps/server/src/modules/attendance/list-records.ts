import type { listAttendance as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../platform/http/binding.ts'
import { readRecords, sortsByPerson } from '../../platform/lists/records-of-people.ts'
import { reachOf } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { correctionWaits } from './corrections/correction-waits.ts'
import { attendanceFilters, sortsOfAttendance } from './filters.ts'
import { type RecordRow, recordColumns, toRecord } from './record.ts'

interface Row extends RecordRow {
  correctionWaits: boolean
}

/** Attendance in the whole scope, in a branch or of a person, newest first; a single day by name. */
export async function listRecords(
  work: Work,
  { params, query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { queries, scope } = work
  const reach = await reachOf(work, params.id, query.branchId)
  const where = attendanceFilters(reach, query, work.today)
  const records = {
    table: 'attendance',
    columns: sql`${recordColumns}, ${correctionWaits(scope)} as "correctionWaits"`,
    sorts: sortsOfAttendance,
    usual: '-date',
    // A day is read like a roll. Longer ranges would have to be sorted whole for each page.
    ...(query.from !== undefined && query.from === query.to && { thenBy: sortsByPerson.lastName }),
  } as const
  const toListed = (row: Row) => ({ ...toRecord(row, work), correctionWaits: row.correctionWaits })
  return work.lastly(readRecords(queries, records, where, query, toListed))
}
