import { clockNumberOf, type PersonCells } from '@tahi/domain'
import { sql } from 'kysely'
import { idsOf } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import type { PersonEntry } from '../person.ts'
import { findPeople } from '../repository.ts'

/** Lookups of existing people for an import. */
export interface KnownPeople {
  /** The person in scope whom a row means; undefined for a new person or one out of scope. */
  meantBy(cells: PersonCells): PersonEntry | undefined
  /** Whether any person of the company has this User ID. */
  hasCode(code: string): boolean
  /** Whether any person of the company has this e-mail address. */
  hasEmail(email: string): boolean
  /** Whether a deactivated person in scope has this e-mail address. */
  isOfDeactivated(email: string): boolean
  /** The id of the person with this number on the clock of a branch in scope. */
  holderOf(clockNumber: string, branchId: string): string | undefined
}

/**
 * Finds the people whom rows mean: by User ID or, without one, by e-mail address and name, so that a file of new people
 * can be imported again.
 */
export async function knownPeople(work: Work, rows: readonly PersonCells[]): Promise<KnownPeople> {
  const codes = rows.flatMap(({ userId }) => userId?.toLowerCase() ?? [])
  const emails = rows.flatMap(({ email }) => email?.toLowerCase() ?? [])
  const numbers = rows.flatMap(({ clockNumber }) => (clockNumber ? clockNumberOf(clockNumber) : []))
  const [meant, taken, held] = await Promise.all([
    sql<{ id: string }>`
      select id from person where lower(code) = any(${codes}::text[])
      union
      select person_id from person_detail where lower(email) = any(${emails}::text[])`.execute(work.queries),
    sql<{ kind: 'code' | 'email'; name: string }>`
      select kind, name from taken_names(${codes}::text[], ${emails}::text[])`.execute(work.queries),
    sql<{ id: string; branchId: string; clockNumber: string }>`
      select id, branch_id as "branchId", clock_number as "clockNumber"
      from person where clock_number = any(${numbers}::text[])`.execute(work.queries),
  ])
  const people = await findPeople(work, idsOf(meant.rows))
  const byCode = new Map(people.map((person) => [person.code.toLowerCase(), person]))
  const byEmail = new Map(people.map((person) => [person.email.toLowerCase(), person]))
  const holders = new Map(
    held.rows.map(({ id, branchId, clockNumber }) => [`${branchId} ${clockNumber}`, id]),
  )
  const names = new Set(taken.rows.map(({ kind, name }) => `${kind} ${name}`))
  return {
    meantBy({ userId, email, firstName, lastName }) {
      if (userId !== undefined) return byCode.get(userId.toLowerCase())
      const same = email === undefined ? undefined : byEmail.get(email.toLowerCase())
      return same && isSame(same.firstName, firstName) && isSame(same.lastName, lastName) ? same : undefined
    },
    hasCode: (code) => names.has(`code ${code.toLowerCase()}`),
    hasEmail: (email) => names.has(`email ${email.toLowerCase()}`),
    isOfDeactivated: (email) => byEmail.get(email.toLowerCase())?.active === false,
    holderOf: (clockNumber, branchId) => holders.get(`${branchId} ${clockNumber}`),
  }
}

const isSame = (name: string, other: string | undefined): boolean =>
  name.toLowerCase() === other?.toLowerCase()
