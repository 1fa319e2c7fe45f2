import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../platform/database/connection.ts'

/** Takes a device away, with what waits for it: a browser that signs out, by its endpoint. */
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
