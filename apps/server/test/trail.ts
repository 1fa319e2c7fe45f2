import { sql } from 'kysely'
import type { TestServer } from './server.ts'

export interface TrailEntry {
  action: string
  actor: string
  branchId: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** What the audit trail has of a record, oldest first. */
export async function trailOf(tahi: TestServer, id: string): Promise<TrailEntry[]> {
  const { rows } = await tahi.database.asOwner((queries) =>
    sql<TrailEntry>`
      select action, actor_id as actor, branch_id as "branchId", before, after
      from audit_entry where entity_id = ${id} order by id`.execute(queries),
  )
  return rows
}

export const actionsOf = async (tahi: TestServer, id: string): Promise<string[]> =>
  (await trailOf(tahi, id)).map(({ action }) => action)
