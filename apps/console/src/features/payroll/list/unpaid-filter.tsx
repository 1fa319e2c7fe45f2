import { listPayslips } from '@tahi/contract'
import { useCall } from '../../../platform/calls.ts'
import { WaitingFilter } from '../../../platform/filters/waiting-filter.tsx'

type UnpaidFilterProps = {
  filters: { from: string; to: string; branchId: string | undefined }
  on: boolean
  onChange: (on: boolean) => void
}

/** A filter for the payslips issued in the range that are not paid yet. */
export function UnpaidFilter({ filters, on, onChange }: UnpaidFilterProps) {
  const unpaid = useCall(listPayslips, {
    params: { id: 'all' },
    query: { ...filters, status: 'pending', page: 1, pageSize: 1 },
  })
  return <WaitingFilter count={unpaid.data?.total} words="to pay" on={on} onChange={onChange} />
}
