import { type Answer, FailedCall } from '@tahi/client'
import { staleAfter } from '@tahi/client/stale-after'
import { type Call, type Input, texts } from '@tahi/contract'
import {
  keepPreviousData,
  QueryClient,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { failureWords, showError } from './failure-words.ts'
import { client } from './session/session.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: staleAfter(15_000),
      // A refusal stays one; a call that met no server is worth a second try.
      retry: (failures, error) => failures < 2 && error instanceof FailedCall && error.status === undefined,
      networkMode: 'always',
      // A network mode of 'always' would leave it out: what failed without a line is read as soon as there is one.
      refetchOnReconnect: true,
    },
  },
})

/** A call as a cached query, known by its path and input. */
export const queryOf = <C extends Call>(call: C, input: Input<C>) => ({
  queryKey: [call.path, input] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Answer<C>> => client.send(call, input, signal),
})

/**
 * Reads a call; while its input changes the former answer stays.
 * @param options `enabled` false asks nothing yet; `every` reads it anew after so many milliseconds, while the page is
 * looked at
 */
export function useCall<C extends Call>(
  call: C,
  input: Input<C>,
  { enabled = true, every }: { enabled?: boolean; every?: number } = {},
): UseQueryResult<Answer<C>, FailedCall> {
  return useQuery<Answer<C>, FailedCall>({
    ...queryOf(call, input),
    enabled,
    ...(every !== undefined && { refetchInterval: every }),
    placeholderData: keepPreviousData,
  })
}

/**
 * Reads a record for a form: anew each time it is opened, and then left alone but for one's own changes. Somebody
 * else's must not slip under what is being typed; it shows as stale when it is saved.
 */
export function useOpened<C extends Call>(call: C, input: Input<C>): UseQueryResult<Answer<C>, FailedCall> {
  return useQuery<Answer<C>, FailedCall>({
    ...queryOf(call, input),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { opened: true },
  })
}

/** How many milliseconds whoever saved waits until the lists show it: what is saved must not look as if it hung. */
const patienceMs = 3_000

/** Lets everything that shows these calls' answers read them anew. It is done once they are read, or on a slow line before. */
export function useRefresh(calls: readonly Call[]): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    const read = Promise.all(calls.map((call) => queries.invalidateQueries({ queryKey: [call.path] })))
    await Promise.race([read, new Promise((resolve) => setTimeout(resolve, patienceMs))])
  }
}

/**
 * Shows a failed call as the error catalogue says (C8): the server's message, or 'Error'. Of a record that has changed
 * since it was seen it says so, for where there is no form there are no two versions to compare.
 * @returns the same words, for a page that keeps them when the toast has gone
 */
export function showFailure(failure: unknown): string {
  const isStale = failure instanceof FailedCall && failure.code === 'stale'
  return showError(isStale ? texts.changedSinceSeen : failureWords(failure))
}
