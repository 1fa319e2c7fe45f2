import { useSearchParams } from 'wouter'

/**
 * The month shown, `YYYY-MM`. It is part of the address, so that navigating back restores it.
 * @param present the month when the address has none
 */
export function useShownMonth(present: string): [string, (month: string) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('month')
  const month = asked !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : present
  const show = (next: string) => setSearch(next === present ? {} : { month: next }, { replace: true })
  return [month, show]
}
