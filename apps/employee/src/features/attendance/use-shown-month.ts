import { useSearchParams } from 'wouter'

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
