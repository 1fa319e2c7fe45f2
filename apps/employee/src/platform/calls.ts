import type { Answer } from '@tahi/client/client'
import { FailedCall } from '@tahi/client/failed-call'
import { Refreshing } from '@tahi/client/refreshing'
import { staleAfter } from '@tahi/client/stale-after'
import type { Call, Input } from '@tahi/contract/call'
import { hashKey, QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { line } from './line.ts'
import { client } from './session.ts'

/** Answers are kept as long as the application is: without a line they are what it knows. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: staleAfter(10_000),
      gcTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
      retry: false,
    },
  },
})

/** Reads anew what is shown when news of it come, or after something was sent. */
export const refreshing = new Refreshing(queryClient)

/**
 * How many milliseconds a call has: a line may die without a word, and what waits for it would wait for ever. A reading
 * may take longer; a file is made first, and may be large.
 */
const sentWithinMs = 30_000
const readWithinMs = 60_000
const fileWithinMs = 180_000

/**
 * Sends a call.
 * @param signal of whoever wants it no longer, or gives it less time
 * @throws FailedCall, without a status where no answer came in time
 */
export async function send<C extends Call>(
  call: C,
  input: Input<C>,
  signal?: AbortSignal,
): Promise<Answer<C>> {
  const tooLate = AbortSignal.timeout(timeOf(call))
  try {
    return await client.send(call, input, signal ? eitherOf(signal, tooLate) : tooLate)
  } catch (error) {
    const isTooLate = tooLate.aborted && !signal?.aborted && !(error instanceof FailedCall)
    const failure = isTooLate ? new FailedCall() : error
    if (failure instanceof FailedCall && failure.status === undefined) line.silent()
    throw failure
  }
}

function timeOf({ reply, method }: Call): number {
  if (reply.kind === 'file') return fileWithinMs
  return method === 'GET' ? readWithinMs : sentWithinMs
}

/** `AbortSignal.any`, which many phones do not know yet. */
function eitherOf(...signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) either.abort(signal.reason)
    signal.addEventListener('abort', () => either.abort(signal.reason), { once: true })
  }
  return either.signal
}

/**
 * Reads a call: first what is known, then what the server says. `dataUpdatedAt` tells how old it is. While another page or
 * filter is read the former answer stays, but never that of another record.
 * @param againAfter milliseconds after which it is read anew while it is looked at
 */
export function useCall<C extends Call>(
  call: C,
  input: Input<C>,
  { enabled = true, againAfter }: { enabled?: boolean; againAfter?: number } = {},
): UseQueryResult<Answer<C>, FailedCall> {
  return useQuery<Answer<C>, FailedCall>({
    queryKey: [call.path, input],
    queryFn: ({ signal }) => send(call, input, signal),
    enabled,
    refetchInterval: againAfter ?? false,
    placeholderData: (former, query) =>
      query && recordOf(query.queryKey[1]) === recordOf(input) ? former : undefined,
  })
}

/** What a call's path names. */
const recordOf = (input: unknown): string => hashKey([(input as { params?: unknown }).params])

/** Lets everything that shows these calls' answers read them anew. */
export const refresh = (...calls: Call[]): Promise<unknown> =>
  Promise.all(calls.map((call) => queryClient.invalidateQueries({ queryKey: [call.path] })))
