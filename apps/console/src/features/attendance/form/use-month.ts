import { listAttendance } from '@tahi/contract'
import { firstOfMonth, isDay, lastOfMonth } from '@tahi/domain'
import { useCall } from '../../../platform/calls.ts'

/** A person's records in the month of `day`; undefined until they are loaded. */
export function useMonth(userId: string, day: string) {
  const known = isDay(day)
  const month = useCall(
    listAttendance,
    {
      params: { id: userId },
      query: known ? { from: firstOfMonth(day), to: lastOfMonth(day), sort: 'date' } : {},
    },
    { enabled: known && userId !== '', exact: true },
  )
  return {
    records: month.data?.data,
    error: month.error,
    retry: () => month.refetch(),
  }
}
