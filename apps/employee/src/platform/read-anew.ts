import type { Call } from '@tahi/contract/call'
import { useEffect } from 'react'
import { refresh } from './calls.ts'
import { useLine } from './line.ts'

/** Reads a call's answers anew once they are of a day that is over, where they are looked at over midnight. */
export function useReadAnew(call: Call, isOver: boolean): void {
  const isUp = useLine()
  useEffect(() => {
    if (isOver && isUp) void refresh(call)
  }, [call, isOver, isUp])
}
