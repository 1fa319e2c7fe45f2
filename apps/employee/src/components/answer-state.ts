import type { FailedCall } from '@tahi/client/failed-call'

interface Query {
  readonly data: unknown
  readonly error: Pick<FailedCall, 'status'> | null
  readonly isPending: boolean
  readonly fetchStatus: 'fetching' | 'paused' | 'idle'
}

/**
 * What is shown of a call: `old` is what is known while the server could not say it anew. What it says is gone, or not for
 * this person any more, is not shown.
 */
export function answerState({ data, error, isPending, fetchStatus }: Query, isUp: boolean) {
  const isGone = error?.status === 404 || error?.status === 403
  if (data !== undefined && !isGone) return error || !isUp ? 'old' : 'fresh'
  return data === undefined && isPending && fetchStatus === 'fetching' ? 'waiting' : 'failed'
}
