import { summariseAttendance, texts } from '@tahi/contract'
import { useMemo } from 'react'
import { useCall } from '../../platform/calls.ts'
import { rangeColumns } from './branch-columns.tsx'
import type { StatusFilter } from './statuses.ts'

type Filters = {
  from: string
  to: string
  branchId: string | undefined
  status: StatusFilter | undefined
  search: string | undefined
}

/** What the summary per branch shows besides its rows: each branch's days, and the sum over all of them (C2). */
export function useRangeColumns(filters: Filters, enabled: boolean) {
  const days = useCall(summariseAttendance, { query: { ...filters, by: 'day' } }, { enabled })
  const branches = useCall(summariseAttendance, { query: { ...filters, by: 'branch' } }, { enabled })

  const { status, search } = filters
  const columns = useMemo(() => {
    const shares = new Map<string, number[]>()
    for (const { branchId, totalAttendance, totalEmployees } of days.data?.data ?? []) {
      const known = shares.get(branchId) ?? []
      shares.set(branchId, [...known, totalAttendance / Math.max(1, totalEmployees)])
    }
    return rangeColumns(status, (branchId) => shares.get(branchId) ?? [])
  }, [days.data, status])

  const counted = branches.data?.data ?? []
  const sum = (field: 'totalAttendance' | 'totalEmployees') =>
    counted.reduce((total, row) => total + row[field], 0).toLocaleString('en')
  // A branch where nobody is counted has no row, nor its employees a part in the sum.
  const whose = status || search ? `${counted.length} branches` : texts.forAllBranches
  const allBranches =
    counted.length > 1 ? `${whose}: ${sum('totalAttendance')} / ${sum('totalEmployees')}` : undefined
  return { columns, allBranches }
}
