import type { FailedCall } from '@tahi/client/failed-call'

interface Query {
  readonly data: unknown
  readonly error: Pick<FailedCall, 'status'> | null
  readonly isPending: boolean
  readonly fetchStatus: 'fetching' | 'paused' | 'idle'
}

/**
 * How a query is shown. Without the server, `old`: cached data is shown, or `away`: nothing is cached. Data that the server
 * reports as gone, or forbids to this person, is not shown.
 * @param isOutdated whether the data is of an earlier time, and newer data does not come
 */
export function answerState(
  { data, error, isPending, fetchStatus }: Query,
  isServerReached: boolean,
  isOutdated: boolean,
) {
  const isGone = error?.status === 404 || error?.status === 403
  if (data !== undefined && !isGone) return error || !isServerReached || isOutdated ? 'old' : 'fresh'
  if (data === undefined && isPending && fetchStatus === 'fetching') return 'waiting'
  return error?.status === undefined && !isServerReached ? 'away' : 'failed'
}
