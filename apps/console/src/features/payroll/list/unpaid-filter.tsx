import { summarisePayslips } from '@tahi/contract'
import { sumOfPesos } from '@tahi/domain'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import { useCall } from '../../../platform/calls.ts'
import { WaitingFilter } from '../../../platform/filters/waiting-filter.tsx'

type UnpaidFilterProps = {
  filters: { from: string; to: string; branchId: string | undefined }
  on: boolean
  onChange: (on: boolean) => void
}

/** A filter for the payslips issued in the range that are not paid yet, with the money that pay day takes. */
export function UnpaidFilter({ filters, on, onChange }: UnpaidFilterProps) {
  const unpaid = useCall(summarisePayslips, { query: { ...filters, status: 'pending' } })
  const days = unpaid.data?.data ?? []
  const count = days.reduce((sum, { total }) => sum + total, 0)
  const netPay = sumOfPesos(days.map((day) => day.netPay))
  return <WaitingFilter count={count} words={`to pay, ${formatPesos(netPay)}`} on={on} onChange={onChange} />
}
