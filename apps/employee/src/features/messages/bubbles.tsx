import { dailyWords } from '@tahi/contract/employee-texts/daily'
import { generalWords } from '@tahi/contract/employee-texts/general'
import type { Message } from '@tahi/contract/messages'
import { Heard } from '../../components/heard.tsx'
import { useFormat, useWords } from '../../platform/language.ts'
import type { StoredEntryOf } from '../../platform/queue/entry.ts'
import { useServerWords } from '../../platform/server-words.ts'
import { lastOf } from './last-of.ts'
import classes from './messages.module.css'

type BubblesProps = {
  messages: readonly Message[]
  /** Messages that this phone has not sent yet, and those that the server refused. */
  own: readonly StoredEntryOf<'message'>[]
  otherId: string
}

/** A thread, followed by the messages that the server does not have. */
export function Bubbles({ messages, own, otherId }: BubblesProps) {
  const words = useWords(dailyWords)
  const general = useWords(generalWords)
  const format = useFormat()
  const said = useServerWords()
  const stored = new Set(messages.map(({ _id }) => _id))
  const lastSeen = lastOf(messages, ({ senderId, isSeen }) => senderId !== otherId && isSeen.status)
  return (
    <ol className={classes.bubbles}>
      {messages.map(({ _id, text, timestamp, senderId }) => (
        <li key={_id} data-own={senderId !== otherId || undefined}>
          {senderId !== otherId && <Heard>{words.you}:</Heard>}
          <p>{text}</p>
          <small>
            {format.instant(timestamp)}
            {_id === lastSeen?._id && ` · ${words.seen}`}
          </small>
        </li>
      ))}
      {own
        .filter(({ body }) => !stored.has(body._id))
        .map(({ body, refused }) => (
          <li key={body._id} data-own>
            <Heard>{words.you}:</Heard>
            <p>{body.text}</p>
            <small>
              {refused === undefined ? general.waitsToBeSent : `${general.notAccepted}: ${said(refused)}`}
            </small>
          </li>
        ))}
    </ol>
  )
}
