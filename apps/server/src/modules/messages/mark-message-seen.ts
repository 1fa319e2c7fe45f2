import type { markMessageSeen as call, Request } from '@tahi/contract'
import { notFound } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import type { Work } from '../../platform/work.ts'
import { toMessage } from './message.ts'
import { dropNotifications } from './notify-of-message.ts'
import { findMessage, markSeen } from './repository.ts'
import { tellBoth } from './tell-both.ts'

/** Marks a message to the caller, and those before it from the same sender, as seen (W4). @throws Refusal not_found */
export async function markMessageSeen(
  work: Work,
  { params }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const { scope, now } = work
  const message = await findMessage(work, params.messageId)
  // Only the recipient can have seen a message.
  if (message?.recipientId !== scope.personId) throw notFound()
  if (await markSeen(work, message)) {
    tellBoth(work, message.senderId)
    await dropNotifications(work, message)
  }
  return toMessage({ ...message, seenAt: message.seenAt ?? now })
}
