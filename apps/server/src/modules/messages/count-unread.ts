import { sql } from 'kysely'
import type { Work } from '../../platform/work.ts'

/** The number of unseen messages to the caller. */
export async function countUnreadMessages({ queries, scope }: Work): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*) as unread from message
    where recipient_id = ${scope.personId} and seen_at is null`.execute(queries)
  return rows[0]?.unread ?? 0
}
