import { joinEarlier, joinLatest } from '@tahi/client/thread-pages'
import type { Message } from '@tahi/contract'

/** The loaded part of a thread: its latest messages without a gap, in the order they were written. */
export interface Thread {
  readonly messages: readonly Message[]
  /** How many messages the thread has in all. */
  readonly total: number
}

/** The thread with its latest page refetched. Older messages are kept, unless there is a gap between. */
export function withLatest(known: Thread | undefined, latest: Thread): Thread {
  const last = latest.messages.at(-1)
  if (!known || !last) return latest
  const ids = new Set(latest.messages.map(({ _id }) => _id))
  // Messages that arrived while the page was being fetched.
  const later = known.messages.filter(({ _id, timestamp }) => !ids.has(_id) && timestamp >= last.timestamp)
  return {
    messages: [...joinLatest(known.messages, latest.messages), ...later],
    total: latest.total + later.length,
  }
}

/**
 * The thread with an older page, if it still fits.
 * @param before the id of the message that the page was requested before
 */
export function withAbove(thread: Thread, above: Thread, before: string): Thread {
  const messages = joinEarlier(thread.messages, above.messages, before)
  return messages === thread.messages ? thread : { messages, total: above.total }
}

/** The thread with a received or sent message, added only once. */
export function withMessage(thread: Thread, message: Message): Thread {
  if (thread.messages.some(({ _id }) => _id === message._id)) return thread
  return { messages: [...thread.messages, message], total: thread.total + 1 }
}

/** The thread with all messages from a sender marked as seen, up to a message. */
export function withSeen({ messages, total }: Thread, seen: Message): Thread {
  const last = messages.findIndex(({ _id }) => _id === seen._id)
  return {
    total,
    messages: messages.map((message, place) =>
      place <= last && message.senderId === seen.senderId
        ? { ...message, isSeen: { status: true } }
        : message,
    ),
  }
}

export const hasMoreAbove = ({ messages, total }: Thread): boolean => messages.length < total
