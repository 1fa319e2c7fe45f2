import { listLeaves } from '@tahi/contract'
import { useCall } from '../../platform/calls.ts'
import type { LeaveAddress } from './address.ts'

/**
 * Whether there is no leave at all, of any day. Asked only where a list without filters is empty, because its range ends
 * today.
 */
export function useNoLeaveYet({ search, branch, status }: LeaveAddress, total: number | undefined): boolean {
  const isFiltered = [search, branch, status].some((filter) => filter !== undefined)
  const any = useCall(
    listLeaves,
    { params: { id: 'all' }, query: { page: 1, pageSize: 1 } },
    { enabled: !isFiltered && total === 0 },
  )
  return !isFiltered && total === 0 && any.data?.total === 0
}
