import { countEmployed, summariseAttendance } from '@tahi/contract'
import { useMemo } from 'react'
import { useCall } from '../../../platform/calls.ts'
import type { StatusFilter } from '../statuses.ts'
import { rangeColumns } from './branch-columns.tsx'
import { rangeTotal } from './range-total.ts'

type Filters = {
  from: string
  to: string
  branchId: string | undefined
  status: StatusFilter | undefined
  search: string | undefined
}

/** The columns of the summary per branch, with each branch's days, and the sum over all branches (C2). */
export function useRangeColumns(filters: Filters, enabled: boolean) {
  const days = useCall(summariseAttendance, { query: { ...filters, by: 'day' } }, { enabled })
  // The sum stands beside the names of its filters.
  const branches = useCall(
    summariseAttendance,
    { query: { ...filters, by: 'branch' } },
    { enabled, exact: true },
  )

  const { from, to, branchId, status, search } = filters
  // With these filters the sum is over the rows.
  const isWhole = enabled && !branchId && !status && !search
  const employed = useCall(countEmployed, { query: { from, to } }, { enabled: isWhole, exact: true })
  const columns = useMemo(() => {
    const shares = new Map<string, number[]>()
    for (const { branchId, totalAttendance, totalEmployees } of days.data?.data ?? []) {
      const known = shares.get(branchId) ?? []
      shares.set(branchId, [...known, totalAttendance / Math.max(1, totalEmployees)])
    }
    return rangeColumns(status, (branchId) => shares.get(branchId) ?? [])
  }, [days.data, status])

  return { columns, total: rangeTotal(branches.data?.data ?? [], filters, employed.data?.data.employees) }
}
