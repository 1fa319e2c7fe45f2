import { sql } from 'kysely'
import type { Work } from '../../platform/work.ts'

/** Takes the leaves that are not over of people who move to another branch along. */
export async function moveLeaves(
  { queries, today }: Work,
  ids: readonly string[],
  branchId: string,
): Promise<void> {
  await sql`
    update leave set branch_id = ${branchId}, version = version + 1
    where active and person_id = any(${ids}::uuid[]) and branch_id <> ${branchId} and last_day >= ${today}`.execute(
    queries,
  )
}
