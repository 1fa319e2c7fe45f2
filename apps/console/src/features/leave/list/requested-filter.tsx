import { listLeaves, texts } from '@tahi/contract'
import { useCall } from '../../../platform/calls.ts'
import { WaitingFilter } from '../../../platform/filters/waiting-filter.tsx'

type RequestedFilterProps = {
  /** The list's, without its status and its range. */
  filters: { branchId: string | undefined; search: string | undefined }
  on: boolean
  onChange: (on: boolean) => void
}

/** A filter for the requests that wait for a decision, for any days. */
export function RequestedFilter({ filters, on, onChange }: RequestedFilterProps) {
  const requested = useCall(listLeaves, {
    params: { id: 'all' },
    query: { ...filters, status: 'requested', page: 1, pageSize: 1 },
  })
  return (
    <WaitingFilter
      count={requested.data?.total}
      words={texts.leaveList.toDecide}
      on={on}
      onChange={onChange}
    />
  )
}
