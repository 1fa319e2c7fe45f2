import type { FailedCall } from '@tahi/client/failed-call'
import { useEffect, useState } from 'react'
import { outcomeOf } from './queue/outcome-of.ts'

/** Milliseconds after which a page does without an answer that it usually waits for. */
const overdueAfterMs = 6_000

interface Query {
  readonly data: unknown
  readonly error: FailedCall | null
}

/** What a query without an earlier answer has come to. */
export function comeTo({ data, error }: Query): 'stored' | 'refused' | 'unanswered' | 'waiting' {
  if (data !== undefined) return 'stored'
  return error ? outcomeOf(error).is : 'waiting'
}

/** Whether a first answer does not come, so that the page has to do without. It stays so while it is asked again. */
export function useIsOverdue(query: Query): boolean {
  const [isOverdue, setIsOverdue] = useState(false)
  const state = comeTo(query)
  useEffect(() => {
    if (state !== 'waiting') return setIsOverdue(state === 'unanswered')
    const timer = setTimeout(() => setIsOverdue(true), overdueAfterMs)
    return () => clearTimeout(timer)
  }, [state])
  return isOverdue && query.data === undefined
}
