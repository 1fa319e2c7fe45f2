import { VisuallyHidden } from '@mantine/core'
import { type Conversation, texts } from '@tahi/contract'
import { ErrorState, LoadingState, OfflineState } from '@tahi/ui/page/states.tsx'
import { useMemo, useRef, useState } from 'react'
import { useCompany } from '../../../platform/company.ts'
import { useOutbox } from '../outbox/use-outbox.ts'
import { Composer } from './composer.tsx'
import classes from './conversation-pane.module.css'
import { entriesOf } from './entries.ts'
import { History } from './history.tsx'
import { useThread } from './thread-query.ts'
import { useAbove } from './use-above.ts'
import { useMarkSeen } from './use-mark-seen.ts'
import { useNews } from './use-news.ts'

type ConversationPaneProps = {
  personId: string
  /** Undefined until the person is loaded. */
  person: Conversation | undefined
  now: Date
}

/** The thread with a person, and the composer (W2 Messages). */
export function ConversationPane({ personId, person, now }: ConversationPaneProps) {
  const { timeZone, today } = useCompany()
  const thread = useThread(personId)
  const outbox = useOutbox(personId)
  const above = useAbove(personId, thread.data)
  const history = useRef<HTMLElement>(null)
  const [isAtFoot, setIsAtFoot] = useState(true)
  useMarkSeen(personId, thread.data, isAtFoot)
  const news = useNews(personId, thread.data)
  const messages = thread.data?.messages
  const entries = useMemo(
    () => entriesOf(messages ?? [], outbox.waiting, { otherId: personId, timeZone }),
    [messages, outbox.waiting, personId, timeZone],
  )
  const name = person?.name ?? ''
  const retry = () => void thread.refetch()
  const write = (text: string) => {
    outbox.write(text)
    // The scroll position counts from the bottom, so 0 shows the message just written.
    if (history.current) history.current.scrollTop = 0
  }

  if (thread.error && !thread.data && thread.error.status !== undefined)
    return <ErrorState message={thread.error.message} onRetry={retry} />
  return (
    <>
      {!thread.data && thread.error && entries.length === 0 && <OfflineState onRetry={retry} />}
      {!thread.data && !thread.error && <LoadingState />}
      {(thread.data || (thread.error && entries.length > 0)) &&
        (entries.length === 0 ? (
          <p className={classes.nothing}>{texts.conversations.nothingYet}</p>
        ) : (
          <History
            ref={history}
            name={name}
            entries={entries}
            above={above}
            now={now}
            today={today}
            onRetry={outbox.retry}
            onDelete={outbox.forget}
            onScroll={setIsAtFoot}
          />
        ))}
      <VisuallyHidden role="status">{news && `${name}: ${news}`}</VisuallyHidden>
      {person && !person.reachable ? (
        <p className={classes.unreachable}>{texts.message.unreachable(name)}</p>
      ) : (
        <Composer personId={personId} onSend={write} />
      )}
    </>
  )
}
