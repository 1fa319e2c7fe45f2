import {
  type sendMessage as call,
  messageReceived,
  messageReceivedAlias,
  type Request,
  texts,
} from '@tahi/contract'
import { fullName } from '@tahi/domain'
import { conflict, notAllowed, notFound, orNotFound, Refusal } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import { newId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import { type Correspondent, findCorrespondent } from './correspondent.ts'
import { type MessageRow, toMessage } from './message.ts'
import { notifyOfMessage } from './notify-of-message.ts'
import { findMessage, hasSentMany, insertMessage } from './repository.ts'
import { tellBoth } from './tell-both.ts'

/**
 * Sends a message in the caller's name. A repeated id returns the stored message and notifies nobody (D7). Nothing goes
 * to the audit trail, which others read: a message is its own record and never changes.
 * @throws Refusal not_allowed, not_found, conflict, too_many_tries
 */
export async function sendMessage(work: Work, { body }: Request<typeof call>): Promise<Result<typeof call>> {
  const { personId } = work.scope
  if (body.senderId !== undefined && body.senderId !== personId) throw notAllowed(texts.message.notYours)
  const { _id: id = newId(), recipientId, text } = body
  const [stored, recipient, tooMany] = await Promise.all([
    findMessage(work, id),
    findCorrespondent(work, recipientId),
    hasSentMany(work),
  ])
  if (stored) return toMessage(ownOf(work, stored))
  if (!recipient.reachable) throw conflict(texts.message.unreachable(fullName(recipient)))
  if (tooMany) throw new Refusal('too_many_tries', texts.message.tooMany)

  const written = await insertMessage(work, {
    id,
    recipientId: recipient.id,
    text,
    branchId: branchOf(work, recipient),
  })
  // The same message was sent twice and the other one came first; or the id belongs to another person's message.
  if (!written) return toMessage(ownOf(work, await findMessage(work, id)))
  tellMessage(work, written)
  await notifyOfMessage(work, written)
  return toMessage(written)
}

/** @throws Refusal not_found when it is not the caller's own message */
function ownOf({ scope }: Work, message: MessageRow | undefined): MessageRow {
  if (message?.senderId !== scope.personId) throw notFound()
  return message
}

/** The employee's branch: one of the two is an employee, and an HR Manager has no branch. */
const branchOf = ({ scope }: Work, { branchId }: Correspondent): string =>
  scope.branchId ?? orNotFound(branchId)

/** Publishes to the recipient under both names of the specification (C7), then to both people. */
function tellMessage(work: Work, row: MessageRow): void {
  const concerned = { branchId: null, personId: row.recipientId }
  const received = { ...toMessage(row), status: false, senderName: work.actor.name }
  work.news.tell(messageReceived, concerned, received)
  work.news.tell(messageReceivedAlias, concerned, received)
  tellBoth(work, row.recipientId)
}
