import { type RawBuilder, sql } from 'kysely'
import type { Queries } from './connection.ts'

/**
 * What one transaction at a time does, over all servers of the company. A number stays with its name: while servers are
 * upgraded, those of the version before lock the same.
 */
const numbers = {
  migrations: 7_231_001,
  closedDays: 7_231_002,
  setUp: 7_231_003,
  emptyCompany: 7_231_004,
  // next_person_codes has it too (migration 0013): nobody gets a code while the demo is loaded.
  demo: 7_231_005,
  organisation: 7_231_013,
}

/** The same of each account or person by itself. */
const numbersOfEach = {
  triesOfAccount: 7_231_032,
  mailsOfAccount: 7_231_033,
  importsOfPerson: 7_231_034,
}

/** Of two at once the second waits here until the first one's transaction has ended. */
export async function waitForTurn(queries: Queries, name: keyof typeof numbers): Promise<void> {
  await sql`select pg_advisory_xact_lock(${numbers[name]})`.execute(queries)
}

/** @param whose a number of 32 bits; another one's may be the same by chance, who then waits too */
export async function waitForTurnOf(
  queries: Queries,
  name: keyof typeof numbersOfEach,
  whose: number | RawBuilder<unknown>,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${numbersOfEach[name]}::integer, ${whose}::integer)`.execute(queries)
}
