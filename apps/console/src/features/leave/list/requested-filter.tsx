import { listLeaves } from '@tahi/contract'
import { useCall } from '../../../platform/calls.ts'
import { WaitingFilter } from '../../../platform/filters/waiting-filter.tsx'

type RequestedFilterProps = { branchId: string | undefined; on: boolean; onChange: (on: boolean) => void }

/** A filter for the requests that wait for a decision, for any days. */
export function RequestedFilter({ branchId, on, onChange }: RequestedFilterProps) {
  const requested = useCall(listLeaves, {
    params: { id: 'all' },
    query: { status: 'requested', branchId, page: 1, pageSize: 1 },
  })
  return <WaitingFilter count={requested.data?.total} words="to decide" on={on} onChange={onChange} />
}
