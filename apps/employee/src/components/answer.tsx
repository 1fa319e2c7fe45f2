import type { FailedCall } from '@tahi/client/failed-call'
import { generalWords } from '@tahi/contract/employee-texts/general'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Dated } from '../platform/calls.ts'
import { useHasNetwork, useIsServerReached } from '../platform/connection.ts'
import { useWords } from '../platform/language.ts'
import { useFailureWords } from '../platform/server-words.ts'
import { Age } from './age.tsx'
import classes from './answer.module.css'
import { answerState } from './answer-state.ts'
import { Away } from './away.tsx'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { useIsOutdated } from './use-is-outdated.ts'

type AnswerProps<T> = {
  of: UseQueryResult<Dated<T>, FailedCall>
  /** Whether the answer is one line of text, so that what follows does not move when it comes. */
  oneLine?: boolean
  children: (answer: T) => ReactNode
}

/** The result of a query: loading, data (with its age unless it is fetched anew in time), or a failure with a way on. */
export function Answer<T>({ of: query, oneLine = false, children }: AnswerProps<T>) {
  const words = useWords(generalWords)
  const failureWords = useFailureWords('read')
  const isServerReached = useIsServerReached()
  const hasNetwork = useHasNetwork()
  const state = answerState(query, isServerReached, useIsOutdated(query))
  if (state === 'waiting')
    return (
      <div
        className={classes.waiting}
        data-one-line={oneLine || undefined}
        role="status"
        aria-label={words.loading}
      >
        <span />
        {!oneLine && (
          <>
            <span />
            <span />
          </>
        )}
      </div>
    )
  // Back online, the query refetches by itself.
  const again = hasNetwork && (
    <Button look="plain" onClick={() => void query.refetch()}>
      {words.retry}
    </Button>
  )
  if (state === 'away') return <Away>{again}</Away>
  if (state === 'failed' || query.data === undefined)
    return (
      <Notice tone="bad">
        <span>{query.error?.status === undefined ? words.failed : failureWords(query.error)}</span>
        {again}
      </Notice>
    )
  return (
    <>
      {state === 'old' && (
        <div className={classes.age}>
          <Age answeredAt={query.data.answeredAt} />
          {query.error && again}
        </div>
      )}
      {children(query.data)}
    </>
  )
}
