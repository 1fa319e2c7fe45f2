import { sql } from 'kysely'
import { idsOf } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { type CorrectionRow, correctionColumns, correctionTables } from './correction.ts'
import { notifyOfMoved } from './notify-of-corrections.ts'

/** Moves the open requests of people to their new branch. @returns them, for `notifyOfMovedCorrections` */
export async function moveCorrections(
  { queries }: Work,
  personIds: readonly string[],
  branchId: string,
): Promise<string[]> {
  const { rows: moved } = await sql<{ id: string }>`
    update correction set branch_id = ${branchId}, version = version + 1
    where person_id = any(${personIds}::uuid[]) and branch_id <> ${branchId} and state = 'requested'
    returning id`.execute(queries)
  return idsOf(moved)
}

/** The open requests of people. */
export async function waitingCorrectionsOf(
  { queries }: Work,
  personIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from correction where person_id = any(${personIds}::uuid[]) and state = 'requested'`.execute(
    queries,
  )
  return idsOf(rows)
}

/** Notifies those who decide on moved requests in the new branch. */
export async function notifyOfMovedCorrections(work: Work, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<CorrectionRow>`
    select ${correctionColumns} from ${correctionTables}
    where correction.id = any(${ids}::uuid[])`.execute(work.queries)
  await notifyOfMoved(work, rows)
}
