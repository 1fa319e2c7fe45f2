import { joinEarlier, joinLatest } from '@tahi/client/thread-pages'
import type { Message } from '@tahi/contract'

/** What is known of a thread: its latest messages without a gap, in the order they were written. */
export interface Thread {
  readonly messages: readonly Message[]
  /** How many there are in all. */
  readonly total: number
}

/** A thread as it is behind its latest page. What is above stays, unless something between was missed. */
export function withLatest(known: Thread | undefined, latest: Thread): Thread {
  const last = latest.messages.at(-1)
  if (!known || !last) return latest
  const ids = new Set(latest.messages.map(({ _id }) => _id))
  // Told of while the page was on its way.
  const later = known.messages.filter(({ _id, timestamp }) => !ids.has(_id) && timestamp >= last.timestamp)
  return {
    messages: [...joinLatest(known.messages, latest.messages), ...later],
    total: latest.total + later.length,
  }
}

/** The same with the page above it, if it still belongs there. @param before the message that it was asked for */
export function withAbove(thread: Thread, above: Thread, before: string): Thread {
  const messages = joinEarlier(thread.messages, above.messages, before)
  return messages === thread.messages ? thread : { messages, total: above.total }
}

/** The same with a message that came or was sent; once, however often it is told. */
export function withMessage(thread: Thread, message: Message): Thread {
  if (thread.messages.some(({ _id }) => _id === message._id)) return thread
  return { messages: [...thread.messages, message], total: thread.total + 1 }
}

/** The same with everything from a sender seen, up to a message. */
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
