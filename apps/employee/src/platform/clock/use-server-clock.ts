import { dayInZone } from '@tahi/domain'
import { useSyncExternalStore } from 'react'
import { useCompanyZone } from '../company-zone.ts'
import { clockWatch } from './watch.ts'

const eachSecond = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, 1_000)
  return () => clearInterval(timer)
}

/** What is read off the server's clock. It rerenders only when that changes. */
export const useServerClock = <T extends string | boolean>(readOff: (now: Date) => T): T =>
  useSyncExternalStore(eachSecond, () => readOff(clockWatch.serverTime()))

/** Whether the phone's clock was lost, so that neither the day nor the time is certain. */
export const useIsClockLost = (): boolean => useSyncExternalStore(eachSecond, clockWatch.isLost)

/** The company's current day. It changes at the company's midnight even while offline. */
export function useCompanyDay(): string {
  const timeZone = useCompanyZone()
  return useServerClock((now) => dayInZone(now, timeZone))
}
