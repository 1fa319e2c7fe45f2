import { useCallback, useRef, useState } from 'react'
import { useLatestRef } from '../use-latest-ref.ts'

export type Busy<Args extends unknown[]> = {
  busy: boolean
  /** Runs the action unless it is running, and settles when the action has settled. */
  run: (...args: Args) => Promise<void>
}

/**
 * Prevents an action from running twice at a time: busy from the start until its promise settles. `delay` in ms comes
 * first; the action is the one of the press, about the rows and the selection that were on the screen then.
 */
export function useBusy<Args extends unknown[]>(action: (...args: Args) => unknown, delay = 0): Busy<Args> {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const latest = useLatestRef(action)
  const run = useCallback(
    async (...args: Args) => {
      if (running.current) return
      const pressed = latest.current
      running.current = true
      setBusy(true)
      try {
        if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
        await pressed(...args)
      } finally {
        running.current = false
        setBusy(false)
      }
    },
    [delay, latest],
  )
  return { busy, run }
}
