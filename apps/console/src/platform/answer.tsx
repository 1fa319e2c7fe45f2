import type { FailedCall } from '@tahi/client'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import type { ReactNode } from 'react'
import { problemOf } from './lists/list.ts'

export type AnswerProps<T> = {
  of: { data: T | undefined; error: FailedCall | null; refetch: () => unknown }
  /** Shown until there is an answer. */
  waiting: ReactNode
  children: (answer: T) => ReactNode
}

/** The result of a call: what waits for it, its data, or why it failed, with Retry. */
export function Answer<T>({ of: { data, error, refetch }, waiting, children }: AnswerProps<T>) {
  if (data) return children(data)
  return error ? <ProblemNotice problem={problemOf(error, () => refetch())} /> : waiting
}
