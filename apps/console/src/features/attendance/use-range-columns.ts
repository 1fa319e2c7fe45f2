import { summariseAttendance } from '@tahi/contract'
import { useMemo } from 'react'
import { useCall } from '../../platform/calls.ts'
import { rangeColumns } from './branch-columns.tsx'

type Filters = { from: string; to: string; branchId: string | undefined }

/** What the summary per branch shows besides its rows: each branch's days, and the sum over all of them (C2). */
export function useRangeColumns(filters: Filters, enabled: boolean) {
  const days = useCall(summariseAttendance, { query: { ...filters, by: 'day' } }, { enabled })
  const branches = useCall(summariseAttendance, { query: { ...filters, by: 'branch' } }, { enabled })

  const columns = useMemo(() => {
    const shares = new Map<string, number[]>()
    for (const { branchId, totalAttendance, totalEmployees } of days.data?.data ?? []) {
      const known = shares.get(branchId) ?? []
      shares.set(branchId, [...known, totalAttendance / Math.max(1, totalEmployees)])
    }
    return rangeColumns((branchId) => shares.get(branchId) ?? [])
  }, [days.data])

  const counted = branches.data?.data ?? []
  const sum = (field: 'totalAttendance' | 'totalEmployees') =>
    counted.reduce((total, row) => total + row[field], 0).toLocaleString('en')
  const allBranches =
    counted.length > 1 ? `All branches: ${sum('totalAttendance')} / ${sum('totalEmployees')}` : undefined
  return { columns, allBranches }
}
