import type { saveNotificationChoices as call, NotificationKind, Request } from '@tahi/contract'
import { sql } from 'kysely'
import { notAllowed } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import type { Work } from '../../platform/work.ts'
import { offeredKinds } from './offered-kinds.ts'
import { type PushKey, readChoices } from './read-choices.ts'

/**
 * Stores the caller's choices. When a kind is given twice, the last one counts.
 * @throws Refusal not_allowed for a kind of another role
 */
export const saveChoices =
  (key: PushKey) =>
  async (work: Work, { body }: Request<typeof call>): Promise<Result<typeof call>> => {
    const { queries, scope } = work
    const offered = new Set<NotificationKind>(offeredKinds(scope.role).map(({ kind }) => kind))
    if (body.kinds.some(({ kind }) => !offered.has(kind))) throw notAllowed()
    const kinds = [...new Map(body.kinds.map((choice) => [choice.kind, choice])).values()]
    await sql`
      insert into notification_choice (person_id, kind, bell, push)
      select ${scope.personId}::uuid, kind, bell, push
      from jsonb_to_recordset(${JSON.stringify(kinds)}::jsonb) as chosen (kind text, bell boolean, push boolean)
      on conflict (person_id, kind) do update set bell = excluded.bell, push = excluded.push`.execute(queries)
    return readChoices(key)(work)
  }
