import {
  type addPushDevice as addCall,
  limits,
  type Request,
  type removePushDevice as removeCall,
} from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../platform/database/connection.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import { newId } from '../../platform/ids.ts'
import type { PushService } from '../../platform/push/push-service.ts'
import type { Services } from '../../platform/services.ts'
import type { Work } from '../../platform/work.ts'
import { readChoices } from './choices.ts'

type Key = Pick<PushService, 'publicKey'>

/**
 * Lets pushes come to this browser, whosever it was before; the oldest of too many gives way. A phone's come until the
 * session ends that asks.
 */
export const addDevice =
  (key: Key) =>
  (
    { database }: Services,
    { body }: Request<typeof addCall>,
    origin: Origin,
  ): Promise<Result<typeof addCall>> =>
    database.work(origin.context(), async (work) => {
      const { queries, scope, now } = work
      const { endpoint, keys, name, language } = body
      const sessionId = origin.caller?.sessionId ?? null
      const { rows } = await sql<{ id: string }>`
        select add_push_device(${newId()}::uuid, ${endpoint}::text, ${keys.p256dh}::text, ${keys.auth}::text,
          ${name}::text, ${now}::timestamptz, ${language}::text, ${sessionId}::uuid) as id`.execute(queries)
      await sql`
        delete from push_device
        where id in (
          select id from push_device where person_id = ${scope.personId}
          order by created_at desc, id desc offset ${limits.pushDevices}
        )`.execute(queries)
      return { ...(await readChoices(key)(work)), deviceId: rows[0]?.id ?? '' }
    })

/** Takes one of the caller's devices away, with what waits for it; one that is not there is no failure. */
export const removeDevice =
  (key: Key) =>
  async (work: Work, { body }: Request<typeof removeCall>): Promise<Result<typeof removeCall>> => {
    const { _id = null, endpoint = null } = body
    await sql`
      delete from push_device
      where person_id = ${work.scope.personId} and (id = ${_id}::uuid or endpoint = ${endpoint}::text)`.execute(
      work.queries,
    )
    return readChoices(key)(work)
  }

/** The same for a browser that signs out, by its endpoint. */
export async function forgetBrowser(queries: Queries, personId: string, endpoint: string): Promise<void> {
  await sql`delete from push_device where person_id = ${personId} and endpoint = ${endpoint}`.execute(queries)
}

/** The same for all of a person's devices but the browser with this endpoint. */
export async function forgetOtherBrowsers(
  queries: Queries,
  personId: string,
  endpoint: string | null,
): Promise<void> {
  await sql`
    delete from push_device
    where person_id = ${personId} and endpoint is distinct from ${endpoint}::text`.execute(queries)
}

/**
 * The same for those that were allowed in certain sessions.
 * @param those a condition on `session`; called before these sessions are changed, as whoever ends them all does
 */
export async function forgetBrowsersOf(queries: Queries, those: RawBuilder<unknown>): Promise<void> {
  await sql`
    delete from push_device using session where session.id = push_device.session_id and ${those}`.execute(
    queries,
  )
}

/**
 * Lets no push come any more to a person's devices of this name: one of them was lost. Of a browser whose session is not
 * known no more is known than its name, so others called the same have to be allowed again.
 */
export async function forgetDevices(queries: Queries, personId: string, name: string): Promise<void> {
  await sql`
    delete from push_device
    where person_id = ${personId} and name = ${name} and session_id is null`.execute(queries)
}
