import { sql } from 'kysely'
import { payingBranch } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { moveRecords, notifyOfMovedCorrections, waitingCorrectionsOf } from '../attendance/index.ts'
import { moveLeaves, notifyOfMovedLeaves, waitingLeavesOf } from '../leave/index.ts'
import { movePayslips, tellMoved } from '../payroll/index.ts'
import { keepNumbersLeft } from './former-numbers.ts'
import { notifyOfMoves } from './notify-of-moves.ts'

/** The leaves and requests for corrections that moved with their people. */
export interface MovedRequests {
  readonly leaves: readonly string[]
  readonly corrections: readonly string[]
}

/**
 * Moves people to another branch with what is not yet paid: rates, attendance, pending payslips, leaves. What is paid
 * stays with the branch that paid it, which keeps them as former members; so does their number on its clock. People of
 * head office stay there, and the branch takes over what their last one did not pay yet. Only for callers who reach
 * every branch.
 * @param ids people whose rows the caller has locked
 * @returns what `notifyOfMovedRequests` tells
 */
export async function movePeople(
  work: Work,
  ids: readonly string[],
  branchId: string,
): Promise<MovedRequests> {
  const { queries } = work
  await notifyOfMoves(work, ids, branchId)
  await noteFormerMembers(work, ids, branchId)
  await sql`
    delete from former_member
    using person
    where former_member.branch_id = ${branchId} and person.id = former_member.person_id
      and person.id = any(${ids}::uuid[]) and person.branch_id is not null`.execute(queries)
  await sql`
    update person
    set branch_id = case when branch_id is not null then ${branchId}::uuid end,
      last_branch_id = case when branch_id is null then ${branchId}::uuid end,
      clock_number = null, version = version + 1
    where id = any(${ids}::uuid[]) and ${payingBranch} <> ${branchId}`.execute(queries)
  await sql`
    update person_detail set branch_id = ${branchId}
    where person_id = any(${ids}::uuid[]) and branch_id is not null`.execute(queries)
  await sql`update pay_rate set branch_id = ${branchId} where person_id = any(${ids}::uuid[])`.execute(
    queries,
  )
  await movePayslips(work, ids, branchId)
  const corrections = await moveRecords(work, ids, branchId)
  const leaves = await moveLeaves(work, ids)
  tellMoved(work, [branchId, ...(await branchesLeftBy(work, ids))])
  return { leaves, corrections }
}

/** The requests that wait of people whose role changed: others may have to decide on them now, wherever they are kept. */
export async function waitingOf(work: Work, ids: readonly string[]): Promise<MovedRequests[]> {
  if (ids.length === 0) return []
  return [{ leaves: await waitingLeavesOf(work, ids), corrections: await waitingCorrectionsOf(work, ids) }]
}

/**
 * Notifies those who decide on moved requests in the new branches. Who that is follows from roles, those of the people who
 * asked too: it is called when these are written.
 */
export async function notifyOfMovedRequests(work: Work, moved: readonly MovedRequests[]): Promise<void> {
  await notifyOfMovedCorrections(
    work,
    moved.flatMap(({ corrections }) => corrections),
  )
  await notifyOfMovedLeaves(
    work,
    moved.flatMap(({ leaves }) => leaves),
  )
}

/** All branches that these people left: people who were at head office in between left their records in an earlier one. */
async function branchesLeftBy({ queries }: Work, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ branchId: string }>`
    select distinct branch_id as "branchId" from former_member where person_id = any(${ids}::uuid[])`.execute(
    queries,
  )
  return rows.map(({ branchId }) => branchId)
}

/**
 * Keeps people as former members of the branch that they leave, and whom their numbers on its clock meant.
 * @param goTo the branch where they go, whose members stay; null for head office
 */
export async function noteFormerMembers(
  work: Work,
  ids: readonly string[],
  goTo: string | null,
): Promise<void> {
  await keepNumbersLeft(work, ids, goTo)
  const { queries, today } = work
  await sql`
    insert into former_member (branch_id, person_id, left_on)
    select branch_id, id, ${today}::date from person
    where id = any(${ids}::uuid[]) and branch_id is not null and branch_id is distinct from ${goTo}::uuid
    on conflict (branch_id, person_id) do update set left_on = excluded.left_on`.execute(queries)
}
