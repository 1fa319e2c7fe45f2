import type { Message } from '@tahi/contract'
import { type Day, dayInZone } from '@tahi/domain'
import type { Waiting } from '../outbox/outbox.ts'

/** One bubble of a thread. */
export interface Entry {
  readonly id: string
  readonly text: string
  /** ISO 8601; of a message that waits, when it was written. */
  readonly at: string
  readonly isOwn: boolean
  /** The first of its day. */
  readonly newDay: Day | null
  /** The other's first message behind one's own (W2 Messages). */
  readonly isReply: boolean
  /** Own, and the last that the other has seen. */
  readonly isLastSeen: boolean
  /** Not stored yet. */
  readonly waiting?: Waiting
}

/** A thread with what waits to be sent behind it. @param otherId whose thread it is; everything else is one's own */
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
