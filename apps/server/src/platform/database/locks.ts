import { type RawBuilder, sql } from 'kysely'
import type { Queries } from './connection.ts'

/**
 * Locks for work that one transaction at a time does, across all servers of the company. A name keeps its number, because
 * during an upgrade servers of the previous version take the same locks.
 */
const numbers = {
  migrations: 7_231_001,
  closedDays: 7_231_002,
  setUp: 7_231_003,
  emptyCompany: 7_231_004,
  // next_person_codes has it too (migration 0013): nobody gets a code while the demo is loaded.
  demo: 7_231_005,
  organisation: 7_231_013,
  waitingAccounts: 7_231_014,
}

/** Locks taken separately for each account or person. */
const numbersOfEach = {
  triesOfAccount: 7_231_032,
  mailsOfAccount: 7_231_033,
  importsOfPerson: 7_231_034,
}

/** Takes the lock, after waiting for any other transaction that holds it to end. */
export async function waitForTurn(queries: Queries, name: keyof typeof numbers): Promise<void> {
  await sql`select pg_advisory_xact_lock(${numbers[name]})`.execute(queries)
}

/** @param whose a 32-bit number; two that are equal by chance wait for each other */
export async function waitForTurnOf(
  queries: Queries,
  name: keyof typeof numbersOfEach,
  whose: number | RawBuilder<unknown>,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${numbersOfEach[name]}::integer, ${whose}::integer)`.execute(queries)
}

/**
 * Of two concurrent requests with the same new id the second waits here, and then finds the first one's record. Only a
 * table with a further unique constraint needs this: there the second request would violate it. The lock's number is the
 * id's hash.
 */
export async function holdNewId(queries: Queries, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(queries)
}
