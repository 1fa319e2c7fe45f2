import { type Answer, FailedCall, isUnanswered } from '@tahi/client'
import { formerAnswerOf } from '@tahi/client/former-answer'
import { staleAfter } from '@tahi/client/stale-after'
import { type Call, type Input, texts } from '@tahi/contract'
import { QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { failureWords, showError } from './failure-words.ts'
import { client } from './session/session.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: staleAfter(15_000),
      // A refusal is final. A call that did not reach the server is retried.
      retry: (failures, error) => failures < 2 && isUnanswered(error),
      networkMode: 'always',
      // The network mode 'always' turns this off. With it, calls that failed offline are refetched on reconnect.
      refetchOnReconnect: true,
    },
  },
})

/** A call as a cached query; its key is the path and the input. */
export const queryOf = <C extends Call>(call: C, input: Input<C>) => ({
  queryKey: [call.path, input] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Answer<C>> => client.send(call, input, signal),
})

/**
 * Reads a call. While another page or filter is fetched, the former data stays shown, but never that of another record.
 * @param options `enabled`: false sends no call yet; `every`: milliseconds between refetches while the page is visible;
 * `exact`: no data of another input is shown, for what is shown beside the day, person or filter that it belongs to
 */
export function useCall<C extends Call>(
  call: C,
  input: Input<C>,
  { enabled = true, every, exact = false }: { enabled?: boolean; every?: number; exact?: boolean } = {},
): UseQueryResult<Answer<C>, FailedCall> {
  return useQuery<Answer<C>, FailedCall>({
    ...queryOf(call, input),
    enabled,
    ...(every !== undefined && { refetchInterval: every }),
    ...(!exact && { placeholderData: formerAnswerOf(input) }),
  })
}

/**
 * Reads a record for a form: fetched each time the form opens, whatever else on the page has read it, then refreshed
 * only after the user's own changes. A colleague's change must not replace what is being typed; the save reports it as
 * stale.
 * @param options `isLocked`: nothing can be typed, so that the record follows colleagues' changes like a list, and is
 * refetched whenever the page is shown again: in another tab, the user may have removed what locked it
 */
export function useOpened<C extends Call>(
  call: C,
  input: Input<C>,
  { isLocked = () => false }: { isLocked?: (answer: Answer<C>) => boolean } = {},
): UseQueryResult<Answer<C>, FailedCall> {
  const { queryKey, queryFn } = queryOf(call, input)
  return useQuery<Answer<C>, FailedCall>({
    queryKey: [...queryKey, 'opened'],
    queryFn,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: ({ state: { data } }) => (data && isLocked(data) ? 'always' : false),
    meta: { isEdited: (data: Answer<C> | undefined) => data === undefined || !isLocked(data) },
  })
}

/** How many milliseconds a save waits at most for the lists to be refetched, so that it does not seem to hang. */
const patienceMs = 3_000

/**
 * Invalidates the queries of these calls. The promise resolves once they are refetched, at the latest after `patienceMs`.
 */
export function useRefresh(calls: readonly Call[]): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    const read = Promise.all(calls.map((call) => queries.invalidateQueries({ queryKey: [call.path] })))
    await Promise.race([read, new Promise((resolve) => setTimeout(resolve, patienceMs))])
  }
}

/**
 * Shows a failed call as the error catalogue says (C8): the server's message, or 'Error'. A stale record is reported in
 * words, because outside of a form there are no two versions to compare.
 * @returns the text shown, for a page that keeps it after the toast has gone
 */
export function showFailure(failure: unknown): string {
  const isStale = failure instanceof FailedCall && failure.code === 'stale'
  return showError(isStale ? texts.changedSinceSeen : failureWords(failure))
}
