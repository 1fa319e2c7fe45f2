import type { Today } from '@tahi/contract/today'
import { useEffect, useState } from 'react'

/**
 * The company's wall time `HH:MM:SS`, by the server's clock: the phone only counts on from its last answer.
 * @param readAt when that answer came, in milliseconds of the phone's clock
 */
export function useServerClock({ now, timeZone }: Today, readAt: number): string {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1_000)
    return () => clearInterval(timer)
  }, [])
  const instant = new Date(now).getTime() + Math.max(0, Date.now() - readAt)
  return new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone }).format(instant)
}
