import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../platform/database/connection.ts'

/** Removes the device of a browser that signs out, by its endpoint, with its pending pushes. */
export async function forgetBrowser(queries: Queries, personId: string, endpoint: string): Promise<void> {
  await sql`delete from push_device where person_id = ${personId} and endpoint = ${endpoint}`.execute(queries)
}

/** Removes all of a person's devices except the browser with this endpoint. */
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
 * Removes the devices that were added in certain sessions. Call it before these sessions are changed.
 * @param those a condition on `session`
 */
export async function forgetBrowsersOf(queries: Queries, those: RawBuilder<unknown>): Promise<void> {
  await sql`
    delete from push_device using session where session.id = push_device.session_id and ${those}`.execute(
    queries,
  )
}

/**
 * Removes a person's devices of this name, because one of them was lost. Without a known session, only the name
 * identifies a browser, so others with that name have to be allowed again.
 */
export async function forgetDevices(queries: Queries, personId: string, name: string): Promise<void> {
  await sql`
    delete from push_device
    where person_id = ${personId} and name = ${name} and session_id is null`.execute(queries)
}
