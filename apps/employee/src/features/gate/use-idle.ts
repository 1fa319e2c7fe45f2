import { useEffect } from 'react'

/**
 * Does something after a time without input.
 * @param onIdle undefined while there is nothing to do
 * @param typed anything that every key changes
 */
export function useIdle(idleMs: number, onIdle: (() => void) | undefined, typed: unknown): void {
  const isAwaited = onIdle !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: every key restarts the timer
  useEffect(() => {
    if (!onIdle) return
    const timer = setTimeout(onIdle, idleMs)
    return () => clearTimeout(timer)
  }, [idleMs, isAwaited, typed])
}
