import { problemsOfRecords } from '@tahi/domain'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/connection.ts'
import type { ImportState } from '../../../platform/imports/progress.ts'
import type { Work } from '../../../platform/work.ts'
import type { ClockFile } from './clock-file.ts'
import { adds, judging, outcome, type Recording } from './judgement.ts'
import { meansHolder, numberHolders } from './number-holders.ts'

/** An import, and the branch that its rows are judged for. */
export interface Target {
  readonly id: string
  readonly branchId: string
}

/** A staged row, with its name in the file and the employee that was found. */
export interface NamedRow {
  readonly line: number
  readonly name: string
  readonly personId: string | null
}

/** @throws a foreign key's refusal when there is no such branch */
export async function insertImport(work: Work, target: Target, fileName: string): Promise<void> {
  await work.queries
    .insertInto('attendance_import')
    .values({
      id: target.id,
      branch_id: target.branchId,
      created_by: work.scope.personId,
      file_name: fileName,
      state: 'reading',
      created_at: work.now,
    })
    .execute()
}

/** Stores what tells how an import's dates are read. */
export async function noteDates(
  queries: Queries,
  { id }: Target,
  { dateOrder, readAsBefore }: Pick<ClockFile, 'dateOrder' | 'readAsBefore'>,
): Promise<void> {
  await queries
    .updateTable('attendance_import')
    .set({ date_order: dateOrder, read_as_before: readAsBefore && JSON.stringify(readAsBefore) })
    .where('id', '=', id)
    .execute()
}

/** Locks an import, so that its state cannot change until the transaction ends. @returns the state */
export async function findAndLockImport(queries: Queries, id: string): Promise<ImportState | undefined> {
  const { rows } = await sql<{ state: ImportState }>`
    select state from attendance_import where id = ${id} for update`.execute(queries)
  return rows[0]?.state
}

/**
 * Disables nested loops for the rest of the transaction. Rows that were just staged have no statistics (the embedded
 * database never has any), and a plan made for few rows takes a minute for many.
 */
export async function joinByHash(queries: Queries): Promise<void> {
  await sql`set local enable_nestloop = off`.execute(queries)
}

/** Judges and stages a chunk of a file's rows in one statement. @returns the rows with the employees found */
export async function stageRows(
  queries: Queries,
  recording: Target & Recording,
  chunk: string,
): Promise<NamedRow[]> {
  const { id, branchId } = recording
  const { rows } = await sql<NamedRow>`
    insert into attendance_import_row (import_id, branch_id, line, code, clock_number, name, person_id, day, time_in,
      time_out, outcome, problem, adds, raw)
    select ${id}::uuid, ${branchId}::uuid, row.line, row.code, row.clock_number, row.name, member.id, row.day,
      row.time_in, row.time_out, ${outcome}, judged.problem, ${adds}, row.raw
    from jsonb_to_recordset(${chunk}::jsonb) as row (line integer, code text, clock_number text, name text, day date,
      time_in smallint, time_out smallint, problem text, raw text[])
    ${judging(recording)}
    returning line, name, person_id as "personId"`.execute(queries)
  return rows
}

/**
 * Judges the rows again whose problem lay in what is recorded; other rows keep their outcome. Days that are held back for
 * midnight stay so, of whomever their number means now.
 * @returns the rows with the employees found now
 */
export async function judgeMended(queries: Queries, recording: Target & Recording): Promise<NamedRow[]> {
  const { id } = recording
  const { rows } = await sql<NamedRow>`
    update attendance_import_row as staged
    set person_id = now.person_id, outcome = now.outcome, problem = now.problem, adds = now.adds, other_name = false
    from (
      select row.line, member.id as person_id, ${outcome} as outcome, judged.problem, ${adds} as adds
      from (
        select line, code, clock_number, day, time_in, time_out,
          case when problem = 'after_midnight' then problem end as problem
        from attendance_import_row
        where import_id = ${id} and problem = any(${['after_midnight', ...problemsOfRecords]}::text[])
      ) as row
      ${judging(recording)}
    ) as now
    where staged.import_id = ${id} and staged.line = now.line
    returning staged.line, staged.name, staged.person_id as "personId"`.execute(queries)
  return rows
}

/**
 * Makes rows unknown whose person was found by a clock number that no longer means them on that day: it may have been
 * another's all along. Faults that only the file can mend stay, and so does what is held back for midnight.
 */
export async function forgetLostNumbers(queries: Queries, { id, branchId }: Target): Promise<void> {
  await joinByHash(queries)
  const ofPerson = sql`(
    row.outcome in ('good', 'unchanged') or row.problem = any(${[...problemsOfRecords]}::text[])
  )`
  await sql`
    update attendance_import_row as row
    set person_id = null, adds = null, other_name = false,
      outcome = case when ${ofPerson} then 'bad' else outcome end,
      problem = case when ${ofPerson} then 'unknown_employee' else problem end
    from person
    where row.import_id = ${id} and person.id = row.person_id and lower(person.code) <> lower(row.code)
      and not exists (
        select from ${numberHolders(branchId)} as holder
        where ${meansHolder} and holder.person_id = row.person_id
      )`.execute(queries)
}

/**
 * Like `markDuplicates`, for rows that name the same person and day once by user ID and once by clock number; one of them
 * may be held back for midnight.
 */
export async function markNamedTwice(queries: Queries, { id }: Target): Promise<void> {
  await joinByHash(queries)
  await sql`
    update attendance_import_row as row
    set outcome = 'bad', problem = case when twice.agree then 'named_twice' else 'differs_by_number' end, adds = null
    from (
      select person_id, day, min(line) as first, count(distinct (time_in, time_out)) = 1 as agree
      from attendance_import_row
      where import_id = ${id} and (outcome in ('good', 'unchanged') or problem in ('after_midnight', 'unknown_night'))
      group by person_id, day
      having count(*) > 1
    ) as twice
    where row.import_id = ${id} and row.outcome in ('good', 'unchanged')
      and row.person_id = twice.person_id and row.day = twice.day and not (twice.agree and row.line = twice.first)
  `.execute(queries)
}
