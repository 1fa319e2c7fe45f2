import type { Device } from '@tahi/contract'
import { deviceName } from '@tahi/domain'
import { sql } from 'kysely'
import type { Caller } from '../../platform/caller.ts'
import type { Queries } from '../../platform/database/connection.ts'
import { isUsed } from './sessions.ts'

interface Row {
  id: string
  client: Device['client']
  userAgent: string
  createdAt: Date
  lastUsedAt: Date
}

/** A person's current sessions, last used first. */
export async function devicesOf(
  queries: Queries,
  { personId, sessionId }: Pick<Caller, 'personId' | 'sessionId'>,
  now: Date,
): Promise<Device[]> {
  const { rows } = await sql<Row>`
    select id, client, user_agent as "userAgent", created_at as "createdAt", last_used_at as "lastUsedAt"
    from session where person_id = ${personId} and ${isUsed(now)}
    order by last_used_at desc, id desc`.execute(queries)
  return rows.map(({ id, client, userAgent, createdAt, lastUsedAt }) => ({
    _id: id,
    client,
    name: deviceName(userAgent),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current: id === sessionId,
  }))
}
