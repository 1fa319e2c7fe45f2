import { IconSend2 } from '@tabler/icons-react'
import { newId } from '@tahi/client/new-id'
import { dailyWords } from '@tahi/contract/employee-texts/daily'
import { generalWords } from '@tahi/contract/employee-texts/general'
import { limits } from '@tahi/contract/limits'
import { type FormEvent, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useParams } from 'wouter'
import { Answer } from '../../components/answer.tsx'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { Page } from '../../components/page.tsx'
import { drafts } from '../../platform/drafts.ts'
import { useWords } from '../../platform/language.ts'
import { queue, useQueue } from '../../platform/queue/open-queue.ts'
import { tooLong } from '../../platform/too-long.ts'
import { useAttempt } from '../../platform/use-attempt.ts'
import { Bubbles } from './bubbles.tsx'
import { keepInPlace } from './keep-in-place.ts'
import classes from './messages.module.css'
import { restOf } from './rest-of.ts'
import { useAtFoot } from './use-at-foot.ts'
import { useConversation } from './use-conversations.ts'
import { useMarkSeen } from './use-mark-seen.ts'
import { useThread } from './use-thread.ts'

const draftOf = (id: string) => `message:${id}`

/** The thread with one person of HR, latest message last. Messages written offline wait in the queue. */
export function ThreadPage() {
  const { id = '' } = useParams()
  const words = useWords(dailyWords)
  const general = useWords(generalWords)
  const [text, setText] = useState(() => drafts.read(draftOf(id)))
  const typedLast = useRef(text)
  const errorId = useId()
  const { isBusy, failure, attempt } = useAttempt()
  const end = useRef<HTMLDivElement>(null)
  const { latest, messages, readEarlier } = useThread(id)
  const reading = useAttempt('read')
  const person = useConversation(id)
  const own = useQueue()
    .filter((entry) => entry.kind === 'message')
    .filter(({ body }) => body.recipientId === id)
  const isAtFoot = useAtFoot(end)
  const last = messages.at(-1)
  const long = tooLong(text, limits.messageLength, general)
  useMarkSeen(id, messages, isAtFoot)

  // Scrolls a new message into view, unless earlier ones are being read and it is not one's own. Runs before paint,
  // while it is still known what was in view.
  const lastId = last?._id
  const follow = useEffectEvent(() => {
    const isOwn = last?.senderId !== id
    if (isOwn || isAtFoot) end.current?.scrollIntoView({ block: 'end' })
  })
  useLayoutEffect(() => {
    if (lastId) follow()
  }, [lastId])

  const showEarlier = async () => keepInPlace(end.current, await readEarlier())
  const type = (typed: string) => {
    typedLast.current = typed
    setText(typed)
    drafts.keep(draftOf(id), typed)
  }
  const write = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = text.trim()
    if (trimmed === '' || long) return
    const body = { _id: newId(), recipientId: id, text: trimmed }
    void attempt(async () => {
      await queue.add({ kind: 'message', body, ...(person && { about: { name: person.name } }) })
      type(restOf(typedLast.current, text))
      end.current?.scrollIntoView({ block: 'end' })
    })
  }

  return (
    <Page title={person?.name ?? words.messages} back="/messages">
      <Answer of={latest}>
        {({ total }) => (
          <>
            {messages.length < total && (
              <Button look="plain" busy={reading.isBusy} onClick={() => void reading.attempt(showEarlier)}>
                {words.earlier}
              </Button>
            )}
            {total === 0 && own.length === 0 && <p>{words.noMessages}</p>}
          </>
        )}
      </Answer>
      {reading.failure && <Notice tone="bad">{reading.failure}</Notice>}
      <Bubbles messages={messages} own={own} otherId={id} />
      <div ref={end} className={classes.end} />
      {failure && <Notice tone="bad">{failure}</Notice>}
      {person?.reachable === false ? (
        <p>{words.unreachable}</p>
      ) : (
        <form className={classes.composer} onSubmit={write}>
          <textarea
            aria-label={words.write}
            placeholder={words.write}
            aria-invalid={long !== undefined}
            aria-describedby={long && errorId}
            rows={1}
            value={text}
            onChange={(event) => type(event.target.value)}
          />
          <Button
            type="submit"
            aria-label={general.send}
            busy={isBusy}
            disabled={text.trim() === '' || long !== undefined}
          >
            <IconSend2 aria-hidden />
          </Button>
          {long && (
            <p id={errorId} className={classes.error}>
              {long}
            </p>
          )}
        </form>
      )}
    </Page>
  )
}
