import { listShiftMonth } from '@tahi/contract'
import { isDay, monthOf } from '@tahi/domain'
import { useCall } from '../../../platform/calls.ts'

/** A person's hours on each day of the month of `day`; undefined until they are loaded. */
export function useHours(userId: string, day: string) {
  const known = isDay(day)
  const month = useCall(
    listShiftMonth,
    { params: { id: userId }, query: { month: monthOf(day) } },
    { enabled: known && userId !== '', exact: true },
  )
  return {
    hours: month.data?.data,
    error: month.error,
    retry: () => month.refetch(),
  }
}
