import { dayInZone } from '@tahi/domain'
import { useSyncExternalStore } from 'react'
import { useCompanyZone } from '../company-zone.ts'
import { clockWatch } from './watch.ts'

const eachSecond = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, 1_000)
  return () => clearInterval(timer)
}

/** What is read off the server's clock, kept up as it goes on; only another text shows anew. */
export const useServerClock = (readOff: (now: Date) => string): string =>
  useSyncExternalStore(eachSecond, () => readOff(clockWatch.serverTime()))

/** The company's present day, which begins at its midnight also while no answer comes. */
export function useCompanyDay(): string {
  const timeZone = useCompanyZone()
  return useServerClock((now) => dayInZone(now, timeZone))
}
