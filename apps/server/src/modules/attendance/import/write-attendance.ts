import { sql } from 'kysely'
import type { Work } from '../../../platform/work.ts'
import { wasEmployed } from '../employed.ts'
import { numberedId } from '../numbered-id.ts'
import { isSame, mayBeFilled, problemOf } from './judgement.ts'
import type { Target } from './repository.ts'
import type { Spans } from './spans.ts'

/** A range of lines in the file, both ends included, and its number of good rows. */
export interface Piece {
  readonly from: number
  readonly to: number
  readonly good: number
}

/**
 * Locks the people whose days are written, so that they are not moved or paid before the end: their days would stay in
 * the old branch, or be missing on the payslip.
 * @returns their ids
 */
export async function holdPeople({ queries }: Work, { id }: Target): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from person
    where id in (select person_id from attendance_import_row where import_id = ${id} and outcome = 'good')
    order by id for share`.execute(queries)
  return rows.map((person) => person.id)
}

/** Splits an import's good rows into pieces of `size` rows. */
export async function goodPieces({ queries }: Work, { id }: Target, size: number): Promise<Piece[]> {
  const { rows } = await sql<Piece>`
    select min(line) as from, max(line) as to, count(*) as good
    from (
      select line, (row_number() over (order by line) - 1) / ${size}::integer as piece
      from attendance_import_row
      where import_id = ${id} and outcome = 'good'
    ) as numbered
    group by piece
    order by piece`.execute(queries)
  return rows
}

/**
 * Writes a piece's good rows, with each person's schedule on the day. Missing times of an existing record are filled in;
 * that record keeps its schedule. Rows that can no longer be written, or not by the caller, become bad or unchanged.
 * @returns how many rows were written
 */
export async function writePiece(work: Work, target: Target, spans: Spans, piece: Piece): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into attendance (id, branch_id, person_id, day, time_in, time_out, recorded_status,
      late_after, paid_from, paid_until, break_minutes, import_id)
    select ${numberedId(target.id, sql`row.line`)}, row.branch_id, row.person_id, row.day,
      row.time_in, row.time_out, 'pending',
      span.late_after, span.paid_from, span.paid_until, span.break_minutes, row.import_id
    from (${goodRows(target, piece)}) as row
    join jsonb_to_recordset(${spans.schedules}::jsonb) as span (person_id uuid, from_day date, until_day date,
      late_after smallint, paid_from smallint, paid_until smallint, break_minutes smallint)
      on span.person_id = row.person_id and row.day >= span.from_day and row.day < span.until_day
    where row.person_id <> ${work.scope.personId} and not exists (
      select from jsonb_to_recordset(${spans.payslips}::jsonb) as payslip (
        person_id uuid, period_start date, period_end date)
      where payslip.person_id = row.person_id and row.day between payslip.period_start and payslip.period_end
    )
    on conflict (person_id, day) where active do update
    set time_in = excluded.time_in, time_out = excluded.time_out, recorded_status = 'pending',
      import_id = excluded.import_id, version = attendance.version + 1,
      former_imports = case when attendance.import_id is null then attendance.former_imports
        else array_append(attendance.former_imports, attendance.import_id) end
    where ${mayBeFilled(sql`excluded`)}`.execute(work.queries)
  const written = Number(numAffectedRows)
  if (written < piece.good) await judgeUnwritten(work, target, piece)
  return written
}

const goodRows = ({ id }: Target, { from, to }: Piece) => sql`
  select * from attendance_import_row
  where import_id = ${id} and line between ${from} and ${to} and outcome = 'good'`

/** Judges again the piece's rows that this import did not write. */
async function judgeUnwritten({ queries, scope }: Work, target: Target, piece: Piece): Promise<void> {
  await sql`
    update attendance_import_row
    set outcome = case when judged.problem is null then 'unchanged' else 'bad' end, problem = judged.problem,
      adds = null
    from (
      select row.line, ${problemOf({ ...target, keeperId: scope.personId })} as problem
      from (${goodRows(target, piece)}) as row
      left join person on person.id = row.person_id and ${wasEmployed}
      left join attendance
        on attendance.active and attendance.person_id = row.person_id and attendance.day = row.day
      where attendance.import_id is distinct from ${target.id} or not ${isSame}
    ) as judged
    where attendance_import_row.import_id = ${target.id} and attendance_import_row.line = judged.line
  `.execute(queries)
}
