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

/** How many milliseconds a call has of whose end nobody else decides: a file is made first, and may be large. */
const sentWithinMs = 30_000
const fileWithinMs = 180_000

/**
 * Sends a call.
 * @param signal ends it; without one it is given up after a while, because a line may die without a word
 * @throws FailedCall, without a status where no answer came
 */
export async function send<C extends Call>(
  call: C,
  input: Input<C>,
  signal?: AbortSignal,
): Promise<Answer<C>> {
  const tooLate = signal ? undefined : AbortSignal.timeout(timeOf(call))
  try {
    return await client.send(call, input, signal ?? tooLate)
  } catch (error) {
    const failure = tooLate?.aborted && !(error instanceof FailedCall) ? new FailedCall() : error
    if (failure instanceof FailedCall && failure.status === undefined) line.silent()
    throw failure
  }
}

function timeOf({ reply, method }: Call): number {
  if (reply.kind === 'file') return fileWithinMs
  return method === 'GET' ? readWithinMs : sentWithinMs
}

/** How many milliseconds a reading has. A line that died without a word would keep what is shown from being read anew. */
const readWithinMs = 60_000

/** @param signal of whoever wants it no longer @throws FailedCall, without a status where no answer came in time */
async function read<C extends Call>(call: C, input: Input<C>, signal: AbortSignal): Promise<Answer<C>> {
  const tooLate = AbortSignal.timeout(readWithinMs)
  const given = new AbortController()
  for (const end of [signal, tooLate])
    end.addEventListener('abort', () => given.abort(end.reason), { once: true })
  try {
    return await send(call, input, given.signal)
  } catch (error) {
    if (signal.aborted || !tooLate.aborted) throw error
    line.silent()
    throw new FailedCall()
  }
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
    queryFn: ({ signal }) => read(call, input, signal),
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
