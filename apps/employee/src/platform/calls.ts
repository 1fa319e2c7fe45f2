import type { Answer } from '@tahi/client/client'
import { FailedCall, isUnanswered } from '@tahi/client/failed-call'
import { formerAnswerOf } from '@tahi/client/former-answer'
import { Refreshing } from '@tahi/client/refreshing'
import { staleAfter } from '@tahi/client/stale-after'
import { timeLimit } from '@tahi/client/time-limit'
import type { Call, Input } from '@tahi/contract/call'
import { QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { clockWatch } from './clock/watch.ts'
import { connection } from './connection.ts'
import { client } from './session.ts'

/** An answer with the server's time at which it came, in milliseconds. Its age does not depend on the phone's clock. */
export type Dated<T> = T & { readonly answeredAt: number }

/** Dates an answer that has just come. */
export const dated = <T>(answer: T): Dated<T> =>
  Object.assign({}, answer, { answeredAt: clockWatch.serverTime().getTime() })

/** Answers are cached as long as the application is open: offline they are all it has. */
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

/** Refetches shown queries after news or after something was sent. */
export const refreshing = new Refreshing(queryClient)

/**
 * Timeouts of calls in milliseconds: a connection may die silently, and its requests would wait for ever. Reading may
 * take longer. A file has to be made first, and may be large.
 */
const sentWithinMs = 30_000
const readWithinMs = 60_000
const fileWithinMs = 180_000

/**
 * Sends a call.
 * @param signal cancels it, or shortens its timeout
 * @throws FailedCall, without a status when no answer came in time
 */
export async function send<C extends Call>(
  call: C,
  input: Input<C>,
  signal?: AbortSignal,
): Promise<Answer<C>> {
  const begun = connection.begin()
  const tooLate = timeLimit(timeOf(call))
  try {
    return await client.send(call, input, signal ? eitherOf(signal, tooLate) : tooLate)
  } catch (error) {
    const isTooLate = tooLate.aborted && !signal?.aborted && !(error instanceof FailedCall)
    const failure = isTooLate ? new FailedCall() : error
    if (isUnanswered(failure)) begun.unanswered()
    throw failure
  }
}

function timeOf({ reply, method }: Call): number {
  if (reply.kind === 'file') return fileWithinMs
  return method === 'GET' ? readWithinMs : sentWithinMs
}

/** `AbortSignal.any`, which many phones do not support yet. */
function eitherOf(...signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) either.abort(signal.reason)
    signal.addEventListener('abort', () => either.abort(signal.reason), { once: true })
  }
  return either.signal
}

interface Asking<C extends Call> {
  readonly enabled?: boolean
  /** Milliseconds after which it is refetched while it is shown. */
  readonly againAfter?: number
  /** Makes an answer to begin with of another one, while none is cached. */
  readonly beginWith?: () => Dated<Answer<C>> | undefined
}

/**
 * Queries a call: first the cached answer, then the server's. While another page or filter is fetched, the previous
 * answer stays, but never one of another record.
 */
export function useCall<C extends Call>(
  call: C,
  input: Input<C>,
  { enabled = true, againAfter, beginWith }: Asking<C> = {},
): UseQueryResult<Dated<Answer<C>>, FailedCall> {
  return useQuery<Dated<Answer<C>>, FailedCall>({
    queryKey: [call.path, input],
    queryFn: async ({ signal }) => dated(await send(call, input, signal)),
    enabled,
    initialData: () => beginWith?.(),
    // It is fetched nevertheless.
    initialDataUpdatedAt: 0,
    refetchInterval: againAfter ?? false,
    placeholderData: formerAnswerOf(input),
  })
}

/** Invalidates the answers of these calls, so that whatever shows them refetches. */
export const refresh = (...calls: Call[]): Promise<unknown> =>
  Promise.all(calls.map((call) => queryClient.invalidateQueries({ queryKey: [call.path] })))
