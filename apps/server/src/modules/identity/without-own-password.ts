import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { idsOf } from '../../platform/ids.ts'
import { isOneOf } from '../../platform/lists/conditions.ts'

/**
 * Those of these people who use the console, also deactivated ones, and have chosen no password: theirs is one that nobody
 * knows, or that somebody gave them.
 * @param ids everybody without it
 */
export async function withoutOwnPassword(
  database: Database,
  ids?: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await database.singly((queries) =>
    sql<{ id: string }>`
      select person.id from credential join person on person.id = credential.person_id
      where credential.must_change_password and person.role <> 'user'
        and ${ids ? isOneOf('person.id', ids) : sql`true`}`.execute(queries),
  )
  return new Set(idsOf(rows))
}
