import { sql } from 'kysely'
import type { Work } from '../../platform/work.ts'

/** How many messages to the caller are not seen yet. */
export async function countUnreadMessages({ queries, scope }: Work): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*) as unread from message
    where recipient_id = ${scope.personId} and seen_at is null`.execute(queries)
  return rows[0]?.unread ?? 0
}
