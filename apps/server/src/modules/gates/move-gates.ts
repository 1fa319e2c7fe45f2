import { sql } from 'kysely'
import { about, audit } from '../../platform/audit.ts'
import type { Work } from '../../platform/work.ts'
import { ended } from './repository.ts'

/**
 * Moves the gates of a branch that is removed along with its people, so that they can go on clocking in there. If the
 * people are not moved, the gates end.
 */
export async function moveGates(work: Work, branchId: string, moveTo: string | undefined): Promise<void> {
  const change = moveTo === undefined ? ended(work.now) : sql`branch_id = ${moveTo}`
  const { rows } = await sql<{ id: string; name: string }>`
    update gate set ${change}, version = version + 1
    where branch_id = ${branchId} and ended_at is null
    returning id, name`.execute(work.queries)
  await audit(
    work,
    rows.map(({ id, name }) => ({
      ...about('gate', { id, branchId: moveTo ?? branchId }),
      action: moveTo === undefined ? 'gate.end' : 'gate.move',
      before: { name, branchId },
      ...(moveTo !== undefined && { after: { name, branchId: moveTo } }),
    })),
  )
}
