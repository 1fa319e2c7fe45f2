import type { PeopleImport } from '@tahi/contract'
import { personColumnTitles } from '@tahi/domain'
import { sql } from 'kysely'
import { orNotFound } from '../../../platform/errors.ts'
import { type ImportRecord, importColumns } from '../../../platform/imports/import-record.ts'
import { progressOf } from '../../../platform/imports/progress.ts'
import type { Work } from '../../../platform/work.ts'

/** An import that the caller uploaded. @throws Refusal not_found */
export async function findImport(
  { queries, scope }: Work,
  id: string,
  lock: 'read' | 'lock' = 'read',
): Promise<ImportRecord> {
  const { rows } = await sql<ImportRecord>`
    select ${importColumns} from people_import
    where id = ${id} and created_by = ${scope.personId}
    ${lock === 'lock' ? sql`for update` : sql``}`.execute(queries)
  return orNotFound(rows[0])
}

/** The condition on a row of a newcomer who may be there already. */
export const isNamesake = sql`outcome = 'added' and namesake is not null`

/** @returns the import as the contract has it, with its rows counted as far as they are checked */
export async function toImport({ queries }: Work, record: ImportRecord): Promise<PeopleImport> {
  const [outcomes, problems, replaced, namesakes] = await Promise.all([
    sql<{ outcome: 'added' | 'changed' | 'unchanged' | 'bad'; rows: number }>`
      select outcome, count(*) as rows from people_import_row
      where import_id = ${record.id} group by outcome`.execute(queries),
    sql<PeopleImport['problems'][number]>`
      select fault ->> 'problem' as problem, count(distinct line) as rows
      from people_import_row cross join lateral jsonb_array_elements(problems) as fault
      where import_id = ${record.id} and outcome = 'bad'
      group by 1 order by rows desc, problem`.execute(queries),
    // The same first day is listed as changed only when its rates are replaced.
    sql<{ rows: number }>`
      select count(*) as rows from people_import_row
      where import_id = ${record.id} and outcome = 'changed' and exists (
        select from jsonb_array_elements(changes) as cell
        where cell ->> 'column' = ${personColumnTitles.ratesFrom} and cell ->> 'before' = cell ->> 'after'
      )`.execute(queries),
    sql<{ rows: number }>`
      select count(*) as rows from people_import_row
      where import_id = ${record.id} and ${isNamesake}`.execute(queries),
  ])
  const count = (outcome: string) => outcomes.rows.find((row) => row.outcome === outcome)?.rows ?? 0
  return {
    _id: record.id,
    fileName: record.fileName,
    state: record.state,
    msg: record.message,
    progress: progressOf(record),
    sheets: record.sheets,
    rows: record.rows,
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    bad: count('bad'),
    ratesReplaced: replaced.rows[0]?.rows ?? 0,
    namesakes: namesakes.rows[0]?.rows ?? 0,
    problems: problems.rows,
    createdAt: record.createdAt.toISOString(),
  }
}
