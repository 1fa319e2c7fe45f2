import { Button } from '@mantine/core'
import { FailedCall } from '@tahi/client'
import { texts } from '@tahi/contract'
import { CutThread } from '@tahi/ui/page/drawings/cut-thread.tsx'
import { TornSeam } from '@tahi/ui/page/drawings/torn-seam.tsx'
import { Notice, NoticePage } from '@tahi/ui/page/notice.tsx'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { isNotLoaded, serverAnswers } from './lazy-page.ts'

/** The generic failure screen (C2) where there is no frame: what failed, by its status or message. */
export const ApplicationError = (props: ErrorComponentProps) => <Failure {...props} in={NoticePage} />

/** The same in place of a page, inside the signed-in frame. */
export const PageError = (props: ErrorComponentProps) => <Failure {...props} in={Notice} />

function Failure({ error, reset, in: Place }: ErrorComponentProps & { in: typeof Notice }) {
  const { retry, state } = useRetry(error, reset)
  const { drawing, code, title, words } = shown(error)
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
 * Tries again when it is asked to, and by itself once the line is back. Code that did not come is loaded with the whole
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
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [error, retry])

  return { retry: () => void retry(), state }
}

const isUnanswered = (error: unknown): boolean => error instanceof FailedCall && error.status === undefined

/** Nothing is wrong with the product: it could not be reached, or not all of it. */
const isLost = (error: unknown): boolean => isUnanswered(error) || isNotLoaded(error)

function shown(error: unknown) {
  const failed = { drawing: TornSeam, title: texts.applicationError } as const
  if (isUnanswered(error) || (isNotLoaded(error) && !navigator.onLine))
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
