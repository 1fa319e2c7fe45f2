import {
  type NotificationChoice,
  type NotificationKind,
  notificationKinds,
  type Request,
  type Role,
  type saveNotificationChoices as saveCall,
  usualChannels,
} from '@tahi/contract'
import { sql } from 'kysely'
import { notAllowed } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import type { PushService } from '../../platform/push/push-service.ts'
import type { Work } from '../../platform/work.ts'

type Key = Pick<PushService, 'publicKey'>

/** What the caller is told of, and on which devices. */
export const readChoices =
  ({ publicKey }: Key) =>
  async ({ queries, scope }: Work): Promise<Result<typeof saveCall>> => {
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
      kinds: kindsOf(scope.role).map(({ kind, ...usual }) => own.get(kind) ?? { kind, ...usual }),
      pushKey: publicKey,
      devices: devices.rows.map(({ id, name, createdAt }) => ({
        _id: id,
        name,
        createdAt: createdAt.toISOString(),
      })),
    }
  }

/** Keeps what the caller chose; the latest counts. @throws Refusal not_allowed for a kind of another role */
export const saveChoices =
  (key: Key) =>
  async (work: Work, { body }: Request<typeof saveCall>): Promise<Result<typeof saveCall>> => {
    const { queries, scope } = work
    const offered = new Set<NotificationKind>(kindsOf(scope.role).map(({ kind }) => kind))
    if (body.kinds.some(({ kind }) => !offered.has(kind))) throw notAllowed()
    const kinds = [...new Map(body.kinds.map((choice) => [choice.kind, choice])).values()]
    await sql`
      insert into notification_choice (person_id, kind, bell, push)
      select ${scope.personId}::uuid, kind, bell, push
      from jsonb_to_recordset(${JSON.stringify(kinds)}::jsonb) as chosen (kind text, bell boolean, push boolean)
      on conflict (person_id, kind) do update set bell = excluded.bell, push = excluded.push`.execute(queries)
    return readChoices(key)(work)
  }

const kindsOf = (role: Role): NotificationChoice[] =>
  notificationKinds.flatMap((kind) => {
    const usual = usualChannels[kind][role]
    return usual ? [{ kind, ...usual }] : []
  })
