import { sql } from 'kysely'
import { about, audit } from '../../../platform/audit.ts'
import type { Work } from '../../../platform/work.ts'

/** Soft-deletes a branch's shifts together with the branch. */
export async function removeShifts(work: Work, branchId: string): Promise<void> {
  const { rows } = await sql<{ id: string; name: string }>`
    update shift set active = false, version = version + 1
    where branch_id = ${branchId} and active returning id, name`.execute(work.queries)
  await audit(
    work,
    rows.map(({ id, name }) => ({
      ...about('shift', { id, branchId }),
      action: 'shift.remove',
      before: { name },
    })),
  )
}
