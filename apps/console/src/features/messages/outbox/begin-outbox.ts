import { FailedCall, isUnanswered } from '@tahi/client'
import { type Input, type Message, sendMessage } from '@tahi/contract'
import { live } from '../../../platform/live.ts'
import { client } from '../../../platform/session/session.ts'
import { addMessage } from '../thread/thread-query.ts'
import type { Waiting } from './outbox.ts'
import { outboxOf } from './outbox-of.ts'

/** Milliseconds to wait for the server's reply: a silently dead connection would hold up all waiting messages. */
const answerWithinMs = 30_000

/** Sends a person's messages while they are signed in here. @returns ends it */
export function beginOutbox(personId: string): () => void {
  const outbox = outboxOf(personId)
  outbox.begin({
    send: (message) => send({ ...message, senderId: personId }),
    sent: (message) => addMessage(message.recipientId, message),
  })
  const flush = () => void outbox.flush()
  const stopListening = live.onConnect(flush)
  window.addEventListener('online', flush)
  return () => {
    stopListening()
    window.removeEventListener('online', flush)
    outbox.end()
  }
}

/**
 * Sends over the realtime connection (W7), or by HTTP without one, such as behind a proxy that blocks it.
 * @throws FailedCall
 */
async function send({
  _id,
  recipientId,
  text,
  writtenAt,
  senderId,
}: Waiting & { senderId: string }): Promise<Message> {
  const body = { _id, senderId, recipientId, text, timestamp: writtenAt }
  try {
    return (await live.send(sendMessage, { body })).data
  } catch (failure) {
    if (!isUnanswered(failure) || !navigator.onLine) throw failure
    return await sendByHttp(body)
  }
}

async function sendByHttp(body: Input<typeof sendMessage>['body']): Promise<Message> {
  const tooLate = AbortSignal.timeout(answerWithinMs)
  try {
    return (await client.send(sendMessage, { body }, tooLate)).data
  } catch (failure) {
    // A reply after the time limit counts as no reply.
    throw tooLate.aborted ? new FailedCall() : failure
  }
}
