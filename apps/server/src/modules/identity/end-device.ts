import type { endDevice as call, Request } from '@tahi/contract'
import { deviceName } from '@tahi/domain'
import { about, audit } from '../../platform/audit.ts'
import { notFound } from '../../platform/errors.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import { toNobody } from '../../platform/live/announcer.ts'
import type { Services } from '../../platform/services.ts'
import { forgetDevices } from '../notifications/index.ts'
import { devicesOf } from './devices-of.ts'
import { endSessions, type Sessions } from './sessions.ts'
import { signedIn } from './signed-in.ts'

/**
 * Ends one of the caller's own sessions, possibly the current one. Its requests are refused from then on; on other
 * servers within a second. Ending an ended session is not an error.
 * @throws Refusal not_found for another person's session
 */
export const endDevice =
  (sessions: Sessions) =>
  async (
    { database }: Services,
    { body }: Request<typeof call>,
    origin: Origin,
  ): Promise<Result<typeof call>> => {
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
            ...about('session', { id: body._id, branchId: caller.branchId }),
            action: 'session.end',
            before: { client: session.client, name: deviceName(session.user_agent) },
          },
        )
      }
      return devicesOf(queries, caller, now)
    })
    sessions.forget(personId)
    return devices
  }
