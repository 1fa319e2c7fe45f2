import { dailyWords } from '@tahi/contract/employee-texts/daily'
import type { Message } from '@tahi/contract/messages'
import { useFormat, useWords } from '../../platform/language.ts'
import { useQueue } from '../../platform/queue/open-queue.ts'
import classes from './messages.module.css'

type BubblesProps = { messages: readonly Message[]; otherId: string }

/** A thread, and behind it what waits to be sent. */
export function Bubbles({ messages, otherId }: BubblesProps) {
  const words = useWords(dailyWords)
  const format = useFormat()
  const waiting = useQueue().filter(
    ({ kind, body, refused }) => kind === 'message' && body.recipientId === otherId && refused === undefined,
  )
  const stored = new Set(messages.map(({ _id }) => _id))
  const lastSeen = messages.findLast(({ senderId, isSeen }) => senderId !== otherId && isSeen.status)
  return (
    <ol className={classes.bubbles}>
      {messages.map(({ _id, text, timestamp, senderId }) => (
        <li key={_id} data-own={senderId !== otherId || undefined}>
          <p>{text}</p>
          <small>
            {format.instant(timestamp)}
            {_id === lastSeen?._id && ` · ${words.seen}`}
          </small>
        </li>
      ))}
      {waiting
        .filter(({ body }) => !stored.has(body._id))
        .map(({ body }) => (
          <li key={body._id} data-own>
            <p>{String(body.text)}</p>
            <small>{words.waits}</small>
          </li>
        ))}
    </ol>
  )
}
