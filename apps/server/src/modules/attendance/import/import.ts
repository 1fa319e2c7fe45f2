import type { AttendanceImport, AttendanceImportRow, attendanceImportProblem } from '@tahi/contract'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Queries } from '../../../platform/database/connection.ts'
import { orNotFound } from '../../../platform/errors.ts'
import { type ImportRecord, importColumns } from '../../../platform/imports/import-record.ts'
import { progressOf } from '../../../platform/imports/progress.ts'
import { wholeScope, within } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import type { DateAsBefore } from './clock-file.ts'

/** An import of a clock's file into a branch. */
export interface ClockImport extends ImportRecord {
  branchId: string
  layout: 'daily' | 'punches' | null
  readAsBefore: DateAsBefore | null
}

/** An import in scope. @throws Refusal not_found */
export async function findImport(
  { queries, scope }: Pick<Work, 'queries' | 'scope'>,
  id: string,
  lock: 'read' | 'lock' = 'read',
): Promise<ClockImport> {
  const { branchId } = wholeScope(scope)
  const { rows } = await sql<ClockImport>`
    select ${importColumns}, branch_id as "branchId", layout, read_as_before as "readAsBefore" from attendance_import
    where id = ${id} and ${within({ branchId, personId: null }, 'attendance_import')}
    ${lock === 'lock' ? sql`for update` : sql``}`.execute(queries)
  return orNotFound(rows[0])
}

interface Count {
  outcome: AttendanceImportRow['outcome']
  problem: z.infer<typeof attendanceImportProblem> | null
  rows: number
  addTimeOut: number
  addTimes: number
  /** Rows with a name whose employee was found, and how many of them bear another person's name. */
  named: number
  otherNames: number
}

/** @returns the import as the contract has it, with its rows counted as far as they are checked */
export async function toImport({ queries }: Work, record: ClockImport): Promise<AttendanceImport> {
  const { rows: counts } = await sql<Count>`
    select outcome, problem, count(*) as rows,
      count(*) filter (where adds = 'time_out') as "addTimeOut",
      count(*) filter (where adds = 'times') as "addTimes",
      count(*) filter (where name <> '' and person_id is not null) as named,
      count(*) filter (where other_name) as "otherNames"
    from attendance_import_row
    where import_id = ${record.id}
    group by outcome, problem
    order by rows desc, problem`.execute(queries)
  const sum = (
    key: 'rows' | 'addTimeOut' | 'addTimes' | 'named' | 'otherNames',
    outcome?: Count['outcome'],
  ) =>
    counts
      .filter((count) => outcome === undefined || count.outcome === outcome)
      .reduce((total, count) => total + count[key], 0)
  const otherNames = sum('otherNames')
  return {
    _id: record.id,
    branchId: record.branchId,
    fileName: record.fileName,
    state: record.state,
    msg: record.message,
    progress: progressOf(record),
    layout: record.layout,
    readAsBefore: record.readAsBefore,
    sheets: record.sheets,
    rows: record.rows,
    good: sum('rows', 'good'),
    additions: { time_out: sum('addTimeOut'), times: sum('addTimes') },
    unchanged: sum('rows', 'unchanged'),
    noTimes: sum('rows', 'noTimes'),
    bad: sum('rows', 'bad'),
    problems: counts.flatMap(({ problem, rows }) => (problem ? [{ problem, rows }] : [])),
    otherNames,
    seemsOtherBranch: otherNames * 2 > sum('named') && (await areOfSeveral(queries, record)),
    createdAt: record.createdAt.toISOString(),
  }
}

/** A different name for only one person may be a new married name or a nickname. */
async function areOfSeveral(queries: Queries, { id }: Pick<ClockImport, 'id'>): Promise<boolean> {
  const { rows } = await sql<{ people: number }>`
    select count(distinct person_id) as people from attendance_import_row
    where import_id = ${id} and other_name`.execute(queries)
  return (rows[0]?.people ?? 0) > 1
}
