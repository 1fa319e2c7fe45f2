import { Button } from '@mantine/core'
import { FailedCall, isUnanswered } from '@tahi/client'
import { texts } from '@tahi/contract'
import { CutThread } from '@tahi/ui/page/drawings/cut-thread.tsx'
import { TornSeam } from '@tahi/ui/page/drawings/torn-seam.tsx'
import { Notice, NoticePage } from '@tahi/ui/page/notice.tsx'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { serverAnswers } from '../platform/server-answers.ts'
import { session } from '../platform/session/session.ts'
import { isNotLoaded, isUnreached } from './lazy-page.ts'

/** The generic failure screen (C2) outside of the frame: what failed, by status or message. */
export const ApplicationError = (props: ErrorComponentProps) => <Failure {...props} in={NoticePage} />

/** The failure screen in place of a page, inside the signed-in frame. */
export const PageError = (props: ErrorComponentProps) => <Failure {...props} in={Notice} />

/** Milliseconds between two checks whether a silent server responds again. */
const againMs = 5_000

function Failure({ error, reset, in: Place }: ErrorComponentProps & { in: typeof Notice }) {
  const { retry, state } = useRetry(error, reset)
  const { drawing, code, title, words } = shown(error, useSilence(error))
  return (
    <Place
      alert
      drawing={drawing}
      code={code}
      title={title}
      actions={
        <>
          <Button onClick={retry} loading={state === 'trying'}>
            {texts.pages.retry}
          </Button>
          {!isLost(error) && (
            <Button variant="default" component="a" href="/">
              {texts.pages.start}
            </Button>
          )}
        </>
      }
    >
      {words.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p role="status">{state === 'failed' && texts.pages.stillOffline}</p>
    </Place>
  )
}

/**
 * Retries on request, and by itself once the connection or the server is back. Code that did not load needs a reload of
 * the whole page, because browsers remember the failure. Typed values are kept in the tab (useDraftForm).
 */
function useRetry(error: unknown, reset: () => void) {
  const router = useRouter()
  const [state, setState] = useState<'idle' | 'trying' | 'failed'>('idle')
  const retry = useCallback(async () => {
    setState('trying')
    if (isLost(error) && !(await serverAnswers())) return setState('failed')
    if (isNotLoaded(error)) return window.location.reload()
    reset()
    await router.invalidate()
  }, [error, reset, router])

  useEffect(() => {
    if (!isLost(error)) return
    // Only after the server was silent. If it responds all the time, missing code does not come by retrying.
    let silent = isUnreached(error)
    const asked = setInterval(async () => {
      const answers = await serverAnswers()
      if (answers && silent) await retry()
      silent = !answers
    }, againMs)
    window.addEventListener('online', retry)
    return () => {
      clearInterval(asked)
      window.removeEventListener('online', retry)
    }
  }, [error, retry])

  return { retry: () => void retry(), state }
}

/** Whether the server's silence is the only thing wrong. If only code is missing, the server is checked first. */
function useSilence(error: unknown): boolean {
  const [silent, setSilent] = useState(
    isUnanswered(error) || isUnreached(error) || (isNotLoaded(error) && !navigator.onLine),
  )
  useEffect(() => {
    if (silent || !isNotLoaded(error)) return
    void serverAnswers().then((answers) => setSilent(!answers))
  }, [error, silent])
  return silent
}

/** Whether the server, or a part of the code, could not be reached; the product itself works. */
const isLost = (error: unknown): boolean => isUnanswered(error) || isNotLoaded(error)

function shown(error: unknown, silent: boolean) {
  const failed = { drawing: TornSeam, title: texts.applicationError } as const
  if (silent)
    return {
      drawing: CutThread,
      code: undefined,
      title: texts.pages.offline,
      words: [texts.pages.noAnswer, ...kept()],
    } as const
  if (isNotLoaded(error)) return { ...failed, code: undefined, words: [texts.pages.notLoaded, ...kept()] }
  const code = error instanceof FailedCall ? String(error.status) : undefined
  const message = error instanceof Error && error.message ? error.message : texts.unexpected
  return { ...failed, code, words: [message, texts.pages.failed] }
}

/** Comforts whoever has typed something, and nobody else: after leaving a form on purpose nothing is kept. */
const kept = () => (session.hasDrafts() ? [texts.pages.typedIsKept] : [])
