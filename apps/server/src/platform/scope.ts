import { isCompanyWide, isWholeList, keepsRecords, type Role, texts } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from './database/connection.ts'
import { invalid, notFound } from './errors.ts'

declare const isMadeHere: unique symbol

/** The records that a caller can reach. Every repository and query takes a scope; a record outside of it is not found. */
export interface Scope {
  readonly personId: string
  readonly role: Role
  /** The only branch that the caller reaches, or null for all of them. */
  readonly branchId: string | null
  /** Only the person's own records. */
  readonly ownOnly: boolean
  /** Makes the functions of this file the only source of scopes: a person without a branch must not reach all of them. */
  readonly [isMadeHere]: true
}

/** Matches no branch. */
const noBranch = '00000000-0000-0000-0000-000000000000'

/** The scope of a person: head office reaches all branches, others their own, and employees there only themselves. */
export const scopeOf = (caller: { personId: string; role: Role; branchId: string | null }): Scope =>
  madeHere({
    personId: caller.personId,
    role: caller.role,
    branchId: isCompanyWide(caller.role) ? null : (caller.branchId ?? noBranch),
    ownOnly: caller.role === 'user',
  })

/** The scope of a tablet at a gate: what an employee of its branch may use, for everybody there. */
export const scopeOfGate = ({ gateId, branchId }: { gateId: string; branchId: string }): Scope =>
  madeHere({ personId: gateId, role: 'user', branchId, ownOnly: false })

const madeHere = (scope: Omit<Scope, typeof isMadeHere>) => scope as Scope

/** Whether the caller keeps records and this one is their own: nobody handles their own pay (decision 0023). */
export const keepsOwn = ({ role, personId }: Scope, about: string): boolean =>
  keepsRecords(role) && personId === about

/** The part of the scope that a list covers. */
export interface Reach {
  readonly branchId: string | null
  readonly personId: string | null
}

/** The branch that a filter names, or null for all in scope. @throws Refusal not_found for another branch */
export function branchInScope(scope: Scope, asked: string | undefined): string | null {
  if (scope.branchId === null) return asked ?? null
  if (asked !== undefined && asked !== scope.branchId) throw notFound()
  return scope.branchId
}

/** The records of the branch that a filter names, or of all in scope. @throws Refusal not_found for another branch */
export const reachOfBranch = (scope: Scope, asked: string | undefined): Reach => ({
  branchId: branchInScope(scope, asked),
  personId: null,
})

/** The branch that new records go to: a manager's own, or the one that an HR Manager must name. */
export function branchForWriting(scope: Scope, asked: string | undefined): string {
  const branch = branchInScope(scope, asked)
  if (branch === null) throw invalid('branchId', texts.choose.branch)
  return branch
}

/**
 * The reach of a list's `/{id}` and `branchId` (D1 List paths): everything in scope, a branch or a person.
 * @throws Refusal not_found when it is neither a branch nor a person in scope
 */
export async function reachOf(
  { scope, queries }: { scope: Scope; queries: Queries },
  id: string,
  branchId: string | undefined,
): Promise<Reach> {
  const own = scope.ownOnly ? scope.personId : null
  const branch = branchInScope(scope, branchId)
  // Employees see all of their own records, including those that a former branch keeps.
  if (isWholeList(id)) return { branchId: own === null ? branch : null, personId: own }
  const { rows } = await sql<{ kind: 'branch' | 'person' }>`
    select 'branch' as kind from branch where id = ${id}
    union all
    select 'person' from person where id = ${id}`.execute(queries)
  const [found] = rows
  if (!found || (own !== null && found.kind === 'person' && id !== own)) throw notFound()
  if (found.kind === 'branch') return { branchId: branchInScope(scope, id), personId: own }
  // A person's current branch does not decide: paid records stay in the branch that paid them. Own records are always
  // complete.
  const isWhole = own !== null || (id === scope.personId && branchId === undefined)
  return { branchId: isWhole ? null : branch, personId: id }
}

/**
 * The same for records that belong to no person: the branch that `/{id}` or the filter names, or null for all in scope.
 * @throws Refusal not_found when it is no branch in scope
 */
export async function branchAsked(
  { scope, queries }: { scope: Scope; queries: Queries },
  id: string,
  branchId: string | undefined,
): Promise<string | null> {
  if (isWholeList(id)) return branchInScope(scope, branchId)
  const branch = branchInScope(scope, id)
  const { rows } = await sql`select from branch where id = ${branch}`.execute(queries)
  if (rows.length === 0) throw notFound()
  return branch
}

/**
 * The condition that a table's record belongs to a branch, or for null to any. For null all branches are listed, because
 * the lists' indexes begin with the branch; without it a month's records would be searched in the whole history.
 */
export const branchIs = (table: string, branchId: string | null): RawBuilder<unknown> => {
  const branch = sql.id(table, 'branch_id')
  return branchId === null ? sql`${branch} = any(array(select id from branch))` : sql`${branch} = ${branchId}`
}

/** The same for people, on `person`. Null includes head office, which is in no branch. */
export const personBranchIs = (branchId: string | null): RawBuilder<unknown> =>
  branchId === null ? sql`true` : sql`person.branch_id = ${branchId}`

/**
 * For `person`: the branch that records and pays their days. For people who went to head office it is the one that they
 * worked in last (docs/decisions/0023-final-pay.md); null for others of head office.
 */
export const payingBranch: RawBuilder<unknown> = sql`coalesce(person.branch_id, person.last_branch_id)`

/** Like `personBranchIs`, also for the people who went from the branch to head office. */
export const payingBranchIs = (branchId: string | null): RawBuilder<unknown> =>
  branchId === null ? sql`true` : sql`(person.branch_id = ${branchId} or person.last_branch_id = ${branchId})`

/**
 * The ids of people that meet a condition on `person`, for an `in (…)`: the people of a branch, and those who left it,
 * because it keeps listing their records (docs/decisions/0009-moves.md).
 */
export const membersWho = (branchId: string | null, condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  branchId === null
    ? sql`select id from person where ${condition}`
    : sql`
        select id from person where ${payingBranchIs(branchId)} and ${condition}
        union all
        select person.id from former_member join person on person.id = former_member.person_id
        where former_member.branch_id = ${branchId} and ${condition}`

/** A reach as a condition on a branch's table with people's records; the first of the two locks. */
export function within({ branchId, personId }: Reach, table: string): RawBuilder<unknown> {
  if (personId === null) return branchIs(table, branchId)
  const ofPerson = sql`${sql.id(table, 'person_id')} = ${personId}`
  // The person's index is used: branches need not be listed.
  return branchId === null ? ofPerson : sql`${branchIs(table, branchId)} and ${ofPerson}`
}

/** The whole scope as a reach, for a record that is looked up by its id before a change. */
export const wholeScope = (scope: Scope): Reach => ({
  branchId: scope.ownOnly ? null : scope.branchId,
  personId: scope.ownOnly ? scope.personId : null,
})

/**
 * The scope as a condition for reading; it adds one's own records that a former branch keeps
 * (docs/decisions/0009-moves.md).
 */
export const readable = (scope: Scope, table: string): RawBuilder<unknown> =>
  sql`(${within(wholeScope(scope), table)} or ${sql.id(table, 'person_id')} = ${scope.personId})`
