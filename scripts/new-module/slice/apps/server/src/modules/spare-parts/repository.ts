import { sql } from 'kysely'
import { wholeScope, within } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { type SparePartRow, sparePartColumns } from './spare-part.ts'

/** One in scope that has not been removed, locked for the change that follows. */
export async function findAndLockSparePart(
  { queries, scope }: Work,
  id: string,
): Promise<SparePartRow | undefined> {
  const { branchId } = wholeScope(scope)
  const { rows } = await sql<SparePartRow>`
    select ${sparePartColumns} from spare_part join branch on branch.id = spare_part.branch_id
    where spare_part.id = ${id} and spare_part.active and ${within({ branchId, personId: null }, 'spare_part')}
    for update of spare_part`.execute(queries)
  return rows[0]
}

/** @returns whether it was written: not without such a branch, nor when the id is taken */
export async function insertSparePart(
  { queries, now }: Work,
  { id, branchId, name }: Pick<SparePartRow, 'id' | 'branchId' | 'name'>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into spare_part (id, branch_id, name, created_at)
    select ${id}::uuid, branch.id, ${name}::text, ${now}::timestamptz
    from branch where branch.id = ${branchId} and branch.active for share
    on conflict (id) do nothing`.execute(queries)
  return numAffectedRows === 1n
}

/** Writes the fields and counts the version up. */
export async function updateSparePart(
  { queries }: Work,
  { id, name }: Pick<SparePartRow, 'id' | 'name'>,
): Promise<void> {
  await sql`update spare_part set name = ${name}, version = version + 1 where id = ${id}`.execute(queries)
}

/** Removes it softly. */
export async function removeSparePart({ queries }: Work, id: string): Promise<void> {
  await sql`update spare_part set active = false, version = version + 1 where id = ${id}`.execute(queries)
}
