import { type startEmptyCompany as call, type Request, texts } from '@tahi/contract'
import { fullName } from '@tahi/domain'
import { sql } from 'kysely'
import { audit } from '../../platform/audit.ts'
import type { Queries } from '../../platform/database/connection.ts'
import { waitForTurn } from '../../platform/database/locks.ts'
import { conflict } from '../../platform/errors.ts'
import { giveUpAllContents } from '../../platform/files/contents.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import { newId } from '../../platform/ids.ts'
import { toNobody } from '../../platform/live/announcer.ts'
import type { Services } from '../../platform/services.ts'
import type { Sessions } from '../identity/index.ts'
import { keepPerson } from './keep-person.ts'

/**
 * Deletes the whole demo company and starts an empty one. The caller stays its General Manager under their own name and
 * e-mail address, and stays signed in. Everybody may know the demo's password, so it must be changed first. All other
 * sessions are deleted with their people (D8).
 */
export const startEmpty =
  (sessions: Sessions) =>
  async (
    { database, timeZone }: Services,
    { body }: Request<typeof call>,
    { caller, context }: Origin,
  ): Promise<Result<typeof call>> => {
    const { actor, moment } = context()
    await database.asOwner(async (queries) => {
      await refuseRealCompany(queries)
      const putBack = await keepPerson(queries, actor.personId, caller?.sessionId ?? '')
      await giveUpAllContents(queries, moment.now)
      await deleteEverything(queries)
      await queries.insertInto('company').values({ name: body.companyName }).execute()
      await putBack(body, moment.now)
      await audit(
        // The caller has the demo's name only until now.
        { queries, actor: { ...actor, name: fullName(body) }, now: moment.now, news: toNobody },
        {
          action: 'company.start-empty',
          entity: 'company',
          // The company is a single row without an id, but an audit entry needs one.
          entityId: newId(),
          branchId: null,
          after: { name: body.companyName },
        },
      )
    })
    sessions.forgetEverybody()
    await timeZone.read()
    return { success: true, msg: texts.success }
  }

/** Of two concurrent calls, the second waits here and then finds a real company. @throws Refusal conflict */
async function refuseRealCompany(queries: Queries): Promise<void> {
  // Not a row lock: waiting for one also locks the table, which could then not be truncated.
  await waitForTurn(queries, 'emptyCompany')
  const company = await queries.selectFrom('company').select('demo').executeTakeFirst()
  if (!company?.demo) throw conflict(texts.demo.notDemo)
}

/**
 * Empties every table of the database except the migrations, the keys that running servers hold in memory, and the list
 * of contents to be removed from the store.
 */
async function deleteEverything(queries: Queries): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not in ('schema_migration', 'secret', 'content_without_file')
    order by tablename`.execute(queries)
  const tables = sql.join(rows.map(({ name }) => sql.table(name)))
  await sql`truncate ${tables} restart identity`.execute(queries)
}
