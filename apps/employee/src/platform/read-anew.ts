import type { Call } from '@tahi/contract/call'
import { useEffect } from 'react'
import { refresh } from './calls.ts'
import { useLine } from './line.ts'

/** Refetches a call's answers once their day is over, if they are still shown after midnight. */
export function useReadAnew(call: Call, isOver: boolean): void {
  const isUp = useLine()
  useEffect(() => {
    if (isOver && isUp) void refresh(call)
  }, [call, isOver, isUp])
}
