import {
  type Device,
  type endDevice as endCall,
  type listDevices as listCall,
  type Request,
  texts,
} from '@tahi/contract'
import { deviceName } from '@tahi/domain'
import { sql } from 'kysely'
import { audit } from '../../platform/audit.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Queries } from '../../platform/database/connection.ts'
import { notFound, Refusal } from '../../platform/errors.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import { toNobody } from '../../platform/live/announcer.ts'
import type { Services } from '../../platform/services.ts'
import { forgetDevices } from '../notifications/index.ts'
import { endSessions, isUsed, type Sessions } from './sessions.ts'

/** Where the caller is signed in, the latest used first. */
export async function listDevices(
  { database, clock }: Services,
  _: Request<typeof listCall>,
  origin: Origin,
): Promise<Result<typeof listCall>> {
  const caller = signedIn(origin)
  return database.asOwner((queries) => devicesOf(queries, caller, clock.now()))
}

/**
 * Ends one of the caller's own sessions, also the one that asks; what goes on with it is refused from then on, on other
 * servers within a second. One that has ended is no failure. @throws Refusal not_found for anybody else's
 */
export const endDevice =
  (sessions: Sessions) =>
  async (
    { database }: Services,
    { body }: Request<typeof endCall>,
    origin: Origin,
  ): Promise<Result<typeof endCall>> => {
    const caller = signedIn(origin)
    const { actor, moment } = origin.context()
    const { now } = moment
    const { personId } = caller
    const devices = await database.asOwner(async (queries) => {
      const session = await queries
        .selectFrom('session')
        .select(['client', 'ended_at', 'user_agent'])
        .where('id', '=', body._id)
        .where('person_id', '=', personId)
        .forUpdate()
        .executeTakeFirst()
      if (!session) throw notFound()
      if (session.ended_at === null) {
        await endSessions(queries, { personId, only: body._id, now })
        await forgetDevices(queries, personId, deviceName(session.user_agent))
        await audit(
          { queries, actor, now, news: toNobody },
          {
            action: 'session.end',
            entity: 'session',
            entityId: body._id,
            branchId: caller.branchId,
            before: { client: session.client, name: deviceName(session.user_agent) },
          },
        )
      }
      return devicesOf(queries, caller, now)
    })
    sessions.forget(personId)
    return devices
  }

function signedIn({ caller }: Origin): Caller {
  if (!caller) throw new Refusal('not_signed_in', texts.signIn.required)
  return caller
}

interface Row {
  id: string
  client: Device['client']
  userAgent: string
  createdAt: Date
  lastUsedAt: Date
}

async function devicesOf(
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
