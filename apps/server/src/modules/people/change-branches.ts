import { sql } from 'kysely'
import type { Work } from '../../platform/work.ts'
import { movePeople } from './move-people.ts'
import type { StoredPerson } from './person.ts'
import { updatePeople } from './repository.ts'

export interface Change {
  readonly before: StoredPerson
  readonly after: StoredPerson
}

/**
 * Writes changed people and the effects of a new branch. People who go to head office leave everything in their branch,
 * rates included, and stay listed as its former members. People who come back bring what is not yet paid.
 */
export async function writeChanges(work: Work, changes: readonly Change[]): Promise<void> {
  const moves = changes.filter(({ before, after }) => before.branchId !== after.branchId)
  await leaveBranches(work, moves)
  await moveByBranch(
    work,
    moves.filter(({ before }) => before.branchId !== null),
  )
  await updatePeople(
    work,
    changes.map(({ after }) => after),
  )
  await moveByBranch(
    work,
    moves.filter(({ before }) => before.branchId === null),
  )
}

async function leaveBranches({ queries, today }: Work, moves: readonly Change[]): Promise<void> {
  const leaving = moves.filter(({ after }) => after.branchId === null)
  if (leaving.length === 0) return
  await sql`
    insert into former_member (branch_id, person_id, left_on)
    select branch_id, id, ${today}::date from person
    where id = any(${leaving.map(({ after }) => after.id)}::uuid[])
    on conflict (branch_id, person_id) do update set left_on = excluded.left_on`.execute(queries)
}

async function moveByBranch(work: Work, moves: readonly Change[]): Promise<void> {
  const byBranch = new Map<string, string[]>()
  for (const { after } of moves) {
    if (after.branchId === null) continue
    byBranch.set(after.branchId, [...(byBranch.get(after.branchId) ?? []), after.id])
  }
  for (const [branchId, ids] of byBranch) await movePeople(work, ids, branchId)
}
