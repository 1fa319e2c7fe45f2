import type { Call } from '@tahi/contract/call'
import { useEffect } from 'react'
import { refresh } from './calls.ts'
import { useIsServerReached } from './connection.ts'

/** Refetches a call's answers once their day is over, if they are still shown after midnight. */
export function useReadAnew(call: Call, isOver: boolean): void {
  const isServerReached = useIsServerReached()
  useEffect(() => {
    if (isOver && isServerReached) void refresh(call)
  }, [call, isOver, isServerReached])
}
