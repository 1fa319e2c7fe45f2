import { type sendNotification as call, limits, type Request, texts } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import { about, audit } from '../../platform/audit.ts'
import { orNotFound, Refusal } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import { newId } from '../../platform/ids.ts'
import type { Scope } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { writeAndTell } from './notify.ts'
import { countSent } from './repository.ts'
import { messagesFrom } from './topics.ts'

/**
 * Sends a person a notification that the caller wrote (W7). A repeated `_id` does not notify twice.
 * @throws Refusal not_found for a person to whom the caller may not write; too_many_tries
 */
export async function sendNotification(
  work: Work,
  { body: { _id: id = newId(), userId, title, message } }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { scope, actor, now } = work
  const branchId = await concernedBranch(work, userId)
  const tooMany = (await countSent(work, new Date(now.getTime() - 60_000))) >= limits.notesPerMinute
  const written = await writeAndTell(work, {
    kind: 'note',
    author: { id: actor.personId, name: actor.name },
    spared: null,
    notices: [
      {
        id,
        to: [userId],
        title,
        message,
        // The product also pushes the message itself; with the same topic, a device shows only one of the two.
        ...(title === texts.notification.newMessage && { topic: messagesFrom(scope.personId) }),
      },
    ],
  })
  if (written === 0) return { _id: id }
  // Only now, because a repetition, whose reply was lost, is no further one. What was written is rolled back.
  if (tooMany) throw new Refusal('too_many_tries', texts.notification.tooMany)
  await audit(work, {
    ...about('notification', { id, branchId }),
    action: 'notification.send',
    after: { personId: userId, title },
  })
  return { _id: id }
}

/**
 * The branch for the audit trail; null for head office.
 * @throws Refusal not_found when the caller may not write to the person
 */
async function concernedBranch({ queries, scope }: Work, personId: string): Promise<string | null> {
  const { rows } = await sql<{ branchId: string | null }>`
    select branch_id as "branchId" from ${recipients(scope, personId)}`.execute(queries)
  // Head office has no branch, so the sender's branch counts.
  return orNotFound(rows[0]).branchId ?? scope.branchId
}

/** Head office may notify anybody, an HR Admin their own branch, an employee the people to whom they may write messages. */
function recipients({ branchId, ownOnly }: Scope, personId: string): RawBuilder<unknown> {
  if (ownOnly) return sql`correspondents(${personId}, false) where reachable`
  const named = sql`person where id = ${personId} and active`
  return branchId === null ? named : sql`${named} and branch_id = ${branchId}`
}
