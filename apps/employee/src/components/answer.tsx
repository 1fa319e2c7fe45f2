import { IconCloudOff } from '@tabler/icons-react'
import type { FailedCall } from '@tahi/client/failed-call'
import { generalWords } from '@tahi/contract/employee-texts/general'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useHasNetwork, useIsServerReached } from '../platform/connection.ts'
import { useWords } from '../platform/language.ts'
import { useServerWords } from '../platform/server-words.ts'
import classes from './answer.module.css'
import { answerState } from './answer-state.ts'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { Notice } from './notice.tsx'

type AnswerProps<T> = { of: UseQueryResult<T, FailedCall>; children: (answer: T) => ReactNode }

/** The result of a query: loading, data (with its age when it could not be refetched), or a failure with a way on. */
export function Answer<T>({ of: query, children }: AnswerProps<T>) {
  const words = useWords(generalWords)
  const said = useServerWords()
  const isServerReached = useIsServerReached()
  const hasNetwork = useHasNetwork()
  const state = answerState(query, isServerReached)
  if (state === 'waiting')
    return (
      <div className={classes.waiting} role="status" aria-label={words.loading}>
        <span />
        <span />
        <span />
      </div>
    )
  // Back online, the query refetches by itself.
  const again = hasNetwork && (
    <Button look="plain" onClick={() => void query.refetch()}>
      {words.retry}
    </Button>
  )
  if (state === 'away')
    return (
      <Card className={classes.away}>
        <IconCloudOff size={28} stroke={1.5} aria-hidden />
        <p role="status">{words.notHereYet}</p>
        {again}
      </Card>
    )
  if (state === 'failed' || query.data === undefined)
    return (
      <Notice tone="bad">
        <span>{query.error?.status === undefined ? words.failed : said(query.error.message)}</span>
        {again}
      </Notice>
    )
  return (
    <>
      {state === 'old' && (
        <div className={classes.age}>
          <p>{words.asOf(agoIn(words.ago, Date.now() - query.dataUpdatedAt))}</p>
          {query.error && again}
        </div>
      )}
      {children(query.data)}
    </>
  )
}

/** The age of something in words. @param ms milliseconds */
function agoIn(words: (typeof generalWords)['en']['ago'], ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return words.now
  if (minutes < 60) return words.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? words.hours(hours) : words.days(Math.floor(hours / 24))
}
