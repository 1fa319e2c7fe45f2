import { texts } from '@tahi/contract'
import { sql } from 'kysely'
import { waitForTurnOf } from '../database/locks.ts'
import { conflict } from '../errors.ts'
import type { Work } from '../work.ts'
import type { ImportTables } from './import-tables.ts'

/**
 * Refuses a second file of a person while one is being read: until its rows are in the database, this process holds them
 * all.
 * @throws Refusal conflict
 */
export async function refuseWhileReading({ queries, scope }: Work, { imports }: ImportTables): Promise<void> {
  // Of two concurrent ones the second waits here, and finds the first one being read.
  await waitForTurnOf(queries, 'importsOfPerson', sql`hashtext(${scope.personId}::text)`)
  const { rows } = await sql`
    select from ${sql.table(imports)} where created_by = ${scope.personId} and state = 'reading' limit 1`.execute(
    queries,
  )
  if (rows.length > 0) throw conflict(texts.imports.oneAtATime)
}
