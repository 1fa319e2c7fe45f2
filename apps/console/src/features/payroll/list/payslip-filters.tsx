import { Select } from '@mantine/core'
import { isCompanyWide, texts } from '@tahi/contract'
import { DayField } from '@tahi/ui/fields/day-field.tsx'
import { FilterBar } from '@tahi/ui/page/filter-bar.tsx'
import { BranchFilter } from '../../../platform/branch-filter.tsx'
import { useCompany } from '../../../platform/company.ts'
import { useCurrentUser } from '../../../platform/current-user.ts'
import { rangeOf, type SalaryAddress } from '../address.ts'

type PayslipFiltersProps = {
  address: SalaryAddress
  change: (change: Partial<SalaryAddress>) => void
  /** The summary counts paid and unpaid alike, so it has no status. */
  withStatus: boolean
}

const statuses = [
  { value: 'all', label: 'All' },
  { value: 'paid', label: texts.payslip.paid },
  { value: 'pending', label: texts.payslip.toPay },
]

/** Branch, status and range of pay dates (W2 Salary); each applies as it changes. Pay dates may be to come. */
export function PayslipFilters({ address, change, withStatus }: PayslipFiltersProps) {
  const { role } = useCurrentUser()
  const { today } = useCompany()
  const { from, to } = rangeOf(address, today)
  const filter = (part: Partial<SalaryAddress>) => change({ ...part, page: undefined })
  const isFiltered = address.branch ?? address.status ?? address.from ?? address.to
  return (
    <FilterBar
      onClear={
        isFiltered === undefined
          ? undefined
          : () => filter({ branch: undefined, status: undefined, from: undefined, to: undefined })
      }
    >
      {isCompanyWide(role) && (
        <BranchFilter value={address.branch} onChange={(branch) => filter({ branch })} />
      )}
      {withStatus && (
        <Select
          label="Status"
          data={statuses}
          value={address.status ?? 'all'}
          onChange={(status) => filter({ status: status === 'all' ? undefined : (status as never) })}
          allowDeselect={false}
          w={140}
        />
      )}
      <DayField
        label="Select From"
        value={from}
        max={to}
        onChange={(day) => filter({ from: day || undefined })}
      />
      <DayField
        label="Select To"
        value={to}
        min={from}
        onChange={(day) => filter({ to: day || undefined })}
      />
    </FilterBar>
  )
}
