import type { Message } from '@tahi/contract'
import { type Day, dayInZone } from '@tahi/domain'
import type { Waiting } from '../outbox/outbox.ts'

/** One bubble of a thread. */
export interface Entry {
  readonly id: string
  readonly text: string
  /** ISO 8601; for a waiting message, when it was written. */
  readonly at: string
  readonly isOwn: boolean
  /** The day, on the first message of it. */
  readonly newDay: Day | null
  /** Whether it is the other person's first message after one of the user's (W2 Messages). */
  readonly isReply: boolean
  /** Whether it is the user's last message that the other person has seen. */
  readonly isLastSeen: boolean
  /** Set while it is not stored yet. */
  readonly waiting?: Waiting
}

/**
 * A thread followed by the messages that wait to be sent.
 * @param otherId the other person; all other messages are the user's
 */
export function entriesOf(
  messages: readonly Message[],
  waiting: readonly Waiting[],
  { otherId, timeZone }: { otherId: string; timeZone: string },
): Entry[] {
  const stored = new Set(messages.map(({ _id }) => _id))
  const lastSeen = messages.findLast(({ senderId, isSeen }) => senderId !== otherId && isSeen.status)
  const all = [
    ...messages.map(({ _id, text, timestamp, senderId }) => ({
      id: _id,
      text,
      at: timestamp,
      isOwn: senderId !== otherId,
      isLastSeen: _id === lastSeen?._id,
    })),
    ...waiting
      .filter(({ _id }) => !stored.has(_id))
      .map((message) => ({
        id: message._id,
        text: message.text,
        at: message.writtenAt,
        isOwn: true,
        isLastSeen: false,
        waiting: message,
      })),
  ]
  return all.map((entry, place) => {
    const before = all[place - 1]
    const day = dayInZone(new Date(entry.at), timeZone)
    const isSameDay = before !== undefined && dayInZone(new Date(before.at), timeZone) === day
    return { ...entry, newDay: isSameDay ? null : day, isReply: !entry.isOwn && before?.isOwn === true }
  })
}
