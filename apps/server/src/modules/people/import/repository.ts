import type { Namesake } from '@tahi/contract'
import { personColumnTitles } from '@tahi/domain'
import { sql } from 'kysely'
import type { Work } from '../../../platform/work.ts'
import type { Judged } from './judge-row.ts'
import type { FileRow } from './people-file.ts'

export async function insertImport(work: Work, id: string, fileName: string): Promise<void> {
  await work.queries
    .insertInto('people_import')
    .values({
      id,
      created_by: work.scope.personId,
      file_name: fileName,
      state: 'reading',
      created_at: work.now,
    })
    .execute()
}

/** A row as the file has it, with its judgement. */
export interface JudgedRow<Row> {
  readonly row: Row
  readonly judged: Judged
  readonly namesake: Namesake | undefined
}

/** Inserts rows with their judgements in one statement. */
export async function insertRows(
  { queries, scope }: Work,
  id: string,
  rows: readonly JudgedRow<FileRow>[],
): Promise<void> {
  const staged = rows.map(({ row, judged, namesake }) => ({
    line: row.line,
    code: row.cells.userId ?? '',
    cells: row.cells,
    raw: row.raw,
    file_problems: row.problems,
    namesake,
    ...judgedRow(judged),
  }))
  await sql`
    insert into people_import_row (import_id, created_by, line, code, name, outcome, cells, changes, file_problems,
      problems, raw, namesake)
    select ${id}::uuid, ${scope.personId}::uuid, line, code, name, outcome, cells, changes, file_problems,
      problems, raw, namesake
    from jsonb_to_recordset(${JSON.stringify(staged)}::jsonb) as row (
      line integer, code text, name text, outcome text, cells jsonb, changes jsonb, file_problems jsonb,
      problems jsonb, raw text[], namesake jsonb)`.execute(queries)
}

const judgedRow = ({ name, outcome, changes, faults }: Judged) => ({
  name,
  outcome,
  changes,
  problems: faults.map((fault) => ({ ...fault, column: personColumnTitles[fault.column] })),
})

/** Stores new judgements of some rows. */
export async function updateRows(
  { queries }: Work,
  id: string,
  rows: readonly JudgedRow<Pick<FileRow, 'line'>>[],
): Promise<void> {
  if (rows.length === 0) return
  const judged = rows.map(({ row, judged, namesake }) => ({
    line: row.line,
    namesake,
    ...judgedRow(judged),
  }))
  await sql`
    update people_import_row as row
    set name = now.name, outcome = now.outcome, changes = now.changes, problems = now.problems, namesake = now.namesake
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb) as now (
      line integer, name text, outcome text, changes jsonb, problems jsonb, namesake jsonb)
    where row.import_id = ${id} and row.line = now.line`.execute(queries)
}

/** Deletes the contents of rows that were written to people's records. Bad rows keep theirs, to be corrected. */
export async function forgetWritten({ queries }: Work, id: string): Promise<void> {
  await sql`
    update people_import_row set cells = '{}', changes = '[]', raw = '{}'
    where import_id = ${id} and outcome <> 'bad'`.execute(queries)
}

/**
 * Rows as they came from the file, in its order. Rows that were read before their `problems` were kept are left out.
 * @param after the line from which on
 */
export async function rowsAfter(
  { queries }: Work,
  id: string,
  after: number,
  most: number,
): Promise<Omit<FileRow, 'raw'>[]> {
  const { rows } = await sql<Omit<FileRow, 'raw'>>`
    select line, cells, file_problems as problems from people_import_row
    where import_id = ${id} and line > ${after} and file_problems is not null
    order by line limit ${most}`.execute(queries)
  return rows
}

export interface StagedRow extends Pick<FileRow, 'line' | 'cells'> {
  readonly outcome: 'added' | 'changed'
  readonly changes: readonly { column: string; before: string; after: string }[]
}

/** The lines of the file to write: those of rows with a User ID, or those of rows without. */
export async function linesToWrite(
  { queries }: Pick<Work, 'queries'>,
  id: string,
  codes: 'named' | 'unnamed',
): Promise<number[]> {
  const { rows } = await sql<{ line: number }>`
    select line from people_import_row
    where import_id = ${id} and outcome in ('added', 'changed') and (code <> '') = ${codes === 'named'}
    order by line`.execute(queries)
  return rows.map(({ line }) => line)
}

export async function readRows(
  { queries }: Work,
  id: string,
  lines: readonly number[],
): Promise<StagedRow[]> {
  const { rows } = await sql<StagedRow>`
    select line, outcome, cells, changes from people_import_row
    where import_id = ${id} and line = any(${lines}::integer[])
    order by line`.execute(queries)
  return rows
}

/** Locks the people whom the rows mean, in the order of their ids, as all calls do. */
export async function lockMeant({ queries }: Work, id: string): Promise<void> {
  await sql`
    select person.id from person
    where person.id in (
      select known.id from people_import_row as row join person as known on lower(known.code) = lower(row.code)
      where row.import_id = ${id} and row.outcome in ('added', 'changed')
      union
      select person_id from people_import_row as row
      join person_detail on lower(person_detail.email) = lower(row.cells ->> 'email')
      where row.import_id = ${id} and row.outcome in ('added', 'changed'))
    order by person.id for no key update`.execute(queries)
}
