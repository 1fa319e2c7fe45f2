import { sql } from 'kysely'
import type { Queries } from '../../platform/database/connection.ts'

/** The tables that hold a General Manager; `person` first, because the others refer to it. */
const tables = ['person', 'person_detail', 'credential', 'session'] as const

type Row = Record<string, unknown>

/**
 * Reads a General Manager's account and current session before everything is deleted.
 * @returns a function that writes them back afterwards, with a password that must be changed
 */
export async function keepPerson(
  queries: Queries,
  personId: string,
  sessionId: string,
): Promise<() => Promise<void>> {
  const { rows } = await sql<Record<(typeof tables)[number], Row>>`
    -- What the database makes itself is not written.
    select to_jsonb(person) - 'name_order' as person, to_jsonb(person_detail) as person_detail,
      to_jsonb(credential) as credential, to_jsonb(session) as session
    from person
    join person_detail on person_detail.person_id = person.id
    join credential on credential.person_id = person.id
    join session on session.person_id = person.id and session.id = ${sessionId}
    where person.id = ${personId}`.execute(queries)
  const [kept] = rows
  if (!kept) throw new Error('A caller has an account and a session')

  return async () => {
    const changes: Record<string, Row> = {
      // The rows that these referred to are deleted.
      person: { department_id: null, designation_id: null, avatar_file_id: null },
      credential: { must_change_password: true },
    }
    for (const table of tables) {
      const row = { ...kept[table], ...changes[table] }
      const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
      await sql`
        insert into ${sql.table(table)} (${columns})
        select ${columns}
        from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`.execute(queries)
    }
  }
}
