import type { Database } from '../../platform/database/database.ts'

/**
 * The people who use the console, also deactivated ones, and have chosen no password: theirs is one that nobody knows, or
 * that somebody gave them.
 */
export async function withoutOwnPassword(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database.singly((queries) =>
    queries
      .selectFrom('credential')
      .innerJoin('person', 'person.id', 'credential.person_id')
      .select('person.id')
      .where('credential.must_change_password', '=', true)
      .where('person.role', '<>', 'user')
      .execute(),
  )
  return new Set(rows.map(({ id }) => id))
}
