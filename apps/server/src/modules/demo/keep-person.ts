import type { Request, startEmptyCompany } from '@tahi/contract'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/connection.ts'

type Row = Record<string, unknown>

/** Who the General Manager really is, instead of the demo's person. */
type Who = Pick<Request<typeof startEmptyCompany>['body'], 'firstName' | 'lastName' | 'email'>

/**
 * Reads a General Manager's user ID, password and current session before everything is deleted.
 * @returns a function that writes them back afterwards for this person, with a password that must be changed; nothing
 * else of the demo's person is kept
 */
export async function keepPerson(
  queries: Queries,
  personId: string,
  sessionId: string,
): Promise<(who: Who, now: Date) => Promise<void>> {
  const { rows } = await sql<{ code: string; credential: Row; session: Row }>`
    select person.code, to_jsonb(credential) as credential, to_jsonb(session) as session
    from person
    join credential on credential.person_id = person.id
    join session on session.person_id = person.id and session.id = ${sessionId}
    where person.id = ${personId}`.execute(queries)
  const [kept] = rows
  if (!kept) throw new Error('A caller has an account and a session')

  return async ({ firstName, lastName, email }, now) => {
    await queries
      .insertInto('person')
      .values({
        id: personId,
        code: kept.code,
        role: 'admin',
        first_name: firstName,
        last_name: lastName,
        created_at: now,
      })
      .execute()
    await queries.insertInto('person_detail').values({ person_id: personId, email }).execute()
    await putBack(queries, 'credential', { ...kept.credential, must_change_password: true })
    await putBack(queries, 'session', kept.session)
  }
}

async function putBack(queries: Queries, table: 'credential' | 'session', row: Row): Promise<void> {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns}
    from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`.execute(queries)
}
