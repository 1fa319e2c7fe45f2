import type { Call } from '@tahi/contract/call'
import { useEffect } from 'react'
import { refresh } from './calls.ts'
import { useIsServerReached } from './connection.ts'

/**
 * Refetches a call's answers that may be outdated, as soon as the server is reached: those of yesterday that are still
 * shown after midnight, or those from before a change that got no answer.
 */
export function useReadAnew(call: Call, isOutdated: boolean): void {
  const isServerReached = useIsServerReached()
  useEffect(() => {
    if (isOutdated && isServerReached) void refresh(call)
  }, [call, isOutdated, isServerReached])
}
