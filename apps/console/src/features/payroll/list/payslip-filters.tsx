import { texts } from '@tahi/contract'
import { FilterBar } from '@tahi/ui/page/filter-bar.tsx'
import { useCompany } from '../../../platform/company.ts'
import { BranchFilter } from '../../../platform/filters/branch-filter.tsx'
import { ChoiceFilter } from '../../../platform/filters/choice-filter.tsx'
import { filterProps } from '../../../platform/filters/filter-props.ts'
import { RangeFilter } from '../../../platform/filters/range-filter.tsx'
import { rangeOf } from '../../../platform/lists/list-address.ts'
import type { SalaryAddress } from '../address.ts'
import { statusChoices } from '../statuses.ts'

type PayslipFiltersProps = {
  address: SalaryAddress
  change: (change: Partial<SalaryAddress>) => void
}

/** Branch, status and range of pay dates (W2 Salary), future dates included; each applies as it changes. */
export function PayslipFilters({ address, change }: PayslipFiltersProps) {
  const { today } = useCompany()
  const { apply, field, bar } = filterProps(address, change, ['branch', 'status', 'from', 'to'])
  return (
    <FilterBar {...bar}>
      <BranchFilter {...field('branch')} />
      <ChoiceFilter label={texts.columns.status} choices={statusChoices} {...field('status')} />
      <RangeFilter range={rangeOf(address, today)} onChange={apply} />
    </FilterBar>
  )
}
