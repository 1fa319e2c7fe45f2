import { readToday } from '@tahi/contract/today'
import { useSearchParams } from 'wouter'
import { useCall } from '../../platform/calls.ts'
import { clockWatch } from '../../platform/clock/watch.ts'

/** The company's day, as the server said it last; before it ever did, as the phone believes. */
export function useCompanyDay(): string {
  const today = useCall(readToday, {})
  const zone = { timeZone: 'Asia/Manila' }
  return today.data?.data.date ?? new Date(clockWatch.read().phone).toLocaleDateString('sv-SE', zone)
}

/**
 * The month that is shown, `YYYY-MM`; it stands in the address, so that coming back leads to it.
 * @param present the month where the address says none
 */
export function useShownMonth(present: string): [string, (month: string) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('month')
  const month = asked !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : present
  const show = (next: string) => setSearch(next === present ? {} : { month: next }, { replace: true })
  return [month, show]
}
