import { useEffect, useState } from 'react'
import { useIsClockLost, useServerClock } from '../platform/clock/use-server-clock.ts'

/** Milliseconds after which an answer is no longer of the present. */
const agedAfterMs = 60_000

/**
 * Milliseconds that a fetch may take before the age of what is shown is said: with every usual one, the line would only
 * come and go, and move what somebody is about to tap.
 */
const saidAfterMs = 2_000

interface Query {
  readonly data: { readonly answeredAt: number } | undefined
  readonly isFetching: boolean
}

/** Whether what is shown is of an earlier time, while a newer answer does not come. */
export function useIsOutdated({ data, isFetching }: Query): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isFetching) return
    const timer = setTimeout(() => setIsSlow(true), saidAfterMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isFetching])
  const isLost = useIsClockLost()
  const isAged = useServerClock((now) => data !== undefined && now.getTime() - data.answeredAt >= agedAfterMs)
  return isSlow && (isLost || isAged)
}
