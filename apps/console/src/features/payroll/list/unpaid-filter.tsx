import { summarisePayslips, texts } from '@tahi/contract'
import { sumOfPesos } from '@tahi/domain'
import { formatPesos } from '@tahi/ui/format/money.tsx'
import { useCall } from '../../../platform/calls.ts'
import { WaitingFilter } from '../../../platform/filters/waiting-filter.tsx'

type UnpaidFilterProps = {
  /** The list's, without its status. */
  filters: { from: string; to: string; branchId: string | undefined; search: string | undefined }
  on: boolean
  onChange: (on: boolean) => void
}

/** A filter for the listed payslips that are not paid yet. Counts those that the user may pay, with the money for them. */
export function UnpaidFilter({ filters, on, onChange }: UnpaidFilterProps) {
  const unpaid = useCall(summarisePayslips, { query: { ...filters, status: 'pending', payable: 'byCaller' } })
  const days = unpaid.data?.data ?? []
  const count = days.reduce((sum, { payslips }) => sum + payslips, 0)
  const netPay = sumOfPesos(days.map((day) => day.netPay))
  return (
    <WaitingFilter
      count={count}
      words={texts.payslipList.toPay(formatPesos(netPay))}
      on={on}
      onChange={onChange}
    />
  )
}
