import { Button } from '@mantine/core'
import { FailedCall } from '@tahi/client'
import { texts } from '@tahi/contract'
import { CutThread } from '@tahi/ui/page/drawings/cut-thread.tsx'
import { TornSeam } from '@tahi/ui/page/drawings/torn-seam.tsx'
import { Notice, NoticePage } from '@tahi/ui/page/notice.tsx'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { isNotLoaded, isUnreached, serverAnswers } from './lazy-page.ts'

/** The generic failure screen (C2) where there is no frame: what failed, by its status or message. */
export const ApplicationError = (props: ErrorComponentProps) => <Failure {...props} in={NoticePage} />

/** The same in place of a page, inside the signed-in frame. */
export const PageError = (props: ErrorComponentProps) => <Failure {...props} in={Notice} />

/** How often a server that does not answer is asked again. */
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
 * Tries again when it is asked to, and by itself once the line or the server is back. Code that did not come is loaded with the whole
 * page, for browsers remember that it did not; what was typed is kept in the tab (useDraftForm).
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
    // Not where it answers all the while: what is missing then does not come by asking.
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

/** Whether the server does not answer, so that nothing else is wrong. What only code tells is asked of the server. */
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

const isUnanswered = (error: unknown): boolean => error instanceof FailedCall && error.status === undefined

/** Nothing is wrong with the product: it could not be reached, or not all of it. */
const isLost = (error: unknown): boolean => isUnanswered(error) || isNotLoaded(error)

function shown(error: unknown, silent: boolean) {
  const failed = { drawing: TornSeam, title: texts.applicationError } as const
  if (silent)
    return {
      drawing: CutThread,
      code: undefined,
      title: texts.pages.offline,
      words: [texts.pages.noAnswer],
    } as const
  if (isNotLoaded(error)) return { ...failed, code: undefined, words: [texts.pages.notLoaded] }
  const code = error instanceof FailedCall ? String(error.status) : undefined
  const message = error instanceof Error && error.message ? error.message : texts.unexpected
  return { ...failed, code, words: [message, texts.pages.failed] }
}
