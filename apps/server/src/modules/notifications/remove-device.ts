import type { removePushDevice as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../platform/http/binding.ts'
import type { Work } from '../../platform/work.ts'
import { type PushKey, readChoices } from './read-choices.ts'

/** Removes one of the caller's devices with its pending pushes. A missing device is not an error. */
export const removeDevice =
  (key: PushKey) =>
  async (work: Work, { body }: Request<typeof call>): Promise<Result<typeof call>> => {
    const { _id = null, endpoint = null } = body
    await sql`
      delete from push_device
      where person_id = ${work.scope.personId} and (id = ${_id}::uuid or endpoint = ${endpoint}::text)`.execute(
      work.queries,
    )
    return readChoices(key)(work)
  }
