import { dailyWords } from '@tahi/contract/employee-texts/daily'
import { useRef } from 'react'
import { useParams } from 'wouter'
import { Answer } from '../../components/answer.tsx'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { Page } from '../../components/page.tsx'
import { useWords } from '../../platform/language.ts'
import { useQueue } from '../../platform/queue/open-queue.ts'
import { useAttempt } from '../../platform/use-attempt.ts'
import { Bubbles } from './bubbles.tsx'
import { Composer } from './composer.tsx'
import { keepInPlace } from './keep-in-place.ts'
import classes from './messages.module.css'
import { useAtFoot } from './use-at-foot.ts'
import { useConversation } from './use-conversations.ts'
import { useFollow } from './use-follow.ts'
import { useMarkSeen } from './use-mark-seen.ts'
import { useThread } from './use-thread.ts'

/** The thread with one person of HR, latest message last. Messages written offline wait in the queue. */
export function ThreadPage() {
  const { id = '' } = useParams()
  const words = useWords(dailyWords)
  const end = useRef<HTMLDivElement>(null)
  const { latest, messages, readEarlier } = useThread(id)
  const reading = useAttempt('read')
  const person = useConversation(id)
  const own = useQueue()
    .filter((entry) => entry.kind === 'message')
    .filter(({ body }) => body.recipientId === id)
  const isAtFoot = useAtFoot(end)
  const last = messages.at(-1)
  const showEnd = () => end.current?.scrollIntoView({ block: 'end' })
  useMarkSeen(id, messages, isAtFoot)
  useFollow(last?._id, isAtFoot || last?.senderId !== id, showEnd)

  const showEarlier = async () => keepInPlace(end.current, await readEarlier())

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
      {person?.reachable === false ? (
        <p>{words.unreachable}</p>
      ) : (
        <Composer recipientId={id} name={person?.name} onWritten={showEnd} />
      )}
    </Page>
  )
}
