import { sql } from 'kysely'
import type { Work } from '../../platform/work.ts'

/**
 * Takes the gates of a branch that is removed along with its people, so that they go on clocking in at them; where nobody
 * goes anywhere, the gates end.
 */
export async function moveGates(
  { queries, now }: Work,
  branchId: string,
  moveTo: string | undefined,
): Promise<void> {
  const change =
    moveTo === undefined
      ? sql`ended_at = ${now}, token_hash = null, pairing_hash = null, pairing_until = null`
      : sql`branch_id = ${moveTo}`
  await sql`
    update gate set ${change}, version = version + 1
    where branch_id = ${branchId} and ended_at is null`.execute(queries)
}
