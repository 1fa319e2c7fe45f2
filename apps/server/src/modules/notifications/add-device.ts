import { type addPushDevice as call, limits, type Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Origin, Result } from '../../platform/http/binding.ts'
import { newId } from '../../platform/ids.ts'
import type { Services } from '../../platform/services.ts'
import { type PushKey, readChoices } from './read-choices.ts'

/**
 * Allows pushes to this browser for the caller, even if it was another person's before. With too many devices, the oldest
 * is removed. A phone gets pushes until the current session ends.
 */
export const addDevice =
  (key: PushKey) =>
  ({ database }: Services, { body }: Request<typeof call>, origin: Origin): Promise<Result<typeof call>> =>
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
