import { noteUsesEvery, type SignIn } from '@tahi/domain'
import { sql } from 'kysely'
import type { Caller } from '../../platform/caller.ts'
import type { Database } from '../../platform/database/database.ts'

interface Row {
  openedAt: Date
  heardAt: Date
}

/**
 * A person's sign-ins as far as the server knows them, ended ones included, the current session first. Empty without a
 * caller. A phone that is back online sends several requests at once, and each is noted as a use, so the current contact
 * is left out.
 */
export async function signInsOf(
  database: Database,
  caller: Pick<Caller, 'personId' | 'sessionId'> | null,
  now: Date,
): Promise<SignIn[]> {
  if (!caller) return []
  const contactBegan = new Date(now.getTime() - noteUsesEvery)
  const { rows } = await database.singly((queries) =>
    sql<Row>`
      select created_at as "openedAt",
        case when last_used_at < ${contactBegan} then last_used_at else coalesce(used_before_at, created_at) end as "heardAt"
      from session where person_id = ${caller.personId}
      order by id = ${caller.sessionId} desc, created_at desc`.execute(queries),
  )
  return rows.map(({ openedAt, heardAt }) => ({ openedAt: openedAt.getTime(), heardAt: heardAt.getTime() }))
}
