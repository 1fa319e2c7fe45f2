import type { readNotificationChoices as call, NotificationChoice } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../platform/http/binding.ts'
import type { PushService } from '../../platform/push/push-service.ts'
import type { Work } from '../../platform/work.ts'
import { offeredKinds } from './offered-kinds.ts'

/** The key that a browser needs to subscribe to pushes. */
export type PushKey = Pick<PushService, 'publicKey'>

/** The notifications that the caller has chosen, and the caller's devices. */
export const readChoices =
  ({ publicKey }: PushKey) =>
  async ({ queries, scope }: Work): Promise<Result<typeof call>> => {
    const [chosen, devices] = await Promise.all([
      sql<NotificationChoice>`
        select kind, bell, push from notification_choice where person_id = ${scope.personId}`.execute(
        queries,
      ),
      sql<{ id: string; name: string; createdAt: Date }>`
        select id, name, created_at as "createdAt" from push_device
        where person_id = ${scope.personId}
        order by created_at desc, id desc`.execute(queries),
    ])
    const own = new Map(chosen.rows.map((row) => [row.kind, row]))
    return {
      kinds: offeredKinds(scope.role).map(({ kind, ...usual }) => own.get(kind) ?? { kind, ...usual }),
      pushKey: publicKey,
      devices: devices.rows.map(({ id, name, createdAt }) => ({
        _id: id,
        name,
        createdAt: createdAt.toISOString(),
      })),
    }
  }
