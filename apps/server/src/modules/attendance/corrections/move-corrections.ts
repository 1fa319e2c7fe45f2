import { sql } from 'kysely'
import type { Work } from '../../../platform/work.ts'
import { type CorrectionRow, correctionColumns, correctionTables } from './correction.ts'
import { notifyOfMovedRequests } from './notify-of-corrections.ts'

/** Moves the open requests of people to their new branch, and notifies those who decide on them there. */
export async function moveCorrections(
  work: Work,
  personIds: readonly string[],
  branchId: string,
): Promise<void> {
  const { queries } = work
  const { rows: moved } = await sql<{ id: string }>`
    update correction set branch_id = ${branchId}, version = version + 1
    where person_id = any(${personIds}::uuid[]) and branch_id <> ${branchId} and state = 'requested'
    returning id`.execute(queries)
  if (moved.length === 0) return
  const { rows } = await sql<CorrectionRow>`
    select ${correctionColumns} from ${correctionTables}
    where correction.id = any(${moved.map(({ id }) => id)}::uuid[])`.execute(queries)
  await notifyOfMovedRequests(work, rows)
}
