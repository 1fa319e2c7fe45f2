import { texts } from '@tahi/contract'
import { FilterBar } from '@tahi/ui/page/filter-bar.tsx'
import { useCompany } from '../../platform/company.ts'
import { BranchFilter } from '../../platform/filters/branch-filter.tsx'
import { ChoiceFilter } from '../../platform/filters/choice-filter.tsx'
import { filterProps } from '../../platform/filters/filter-props.ts'
import { RangeFilter } from '../../platform/filters/range-filter.tsx'
import { rangeOf } from '../../platform/lists/list-address.ts'
import type { AttendanceAddress } from './address.ts'
import { PageSwitch } from './page-switch.tsx'
import { statusChoices, viewChoices } from './statuses.ts'

type AttendanceFiltersProps = {
  address: AttendanceAddress
  change: (change: Partial<AttendanceAddress>) => void
}

/** Branch, status and range (C2 Filters); each applies as it changes. */
export function AttendanceFilters({ address, change }: AttendanceFiltersProps) {
  const { today } = useCompany()
  const { apply, field, bar } = filterProps(address, change, ['branch', 'status', 'from', 'to'])
  return (
    <FilterBar {...bar}>
      <BranchFilter {...field('branch')} />
      <ChoiceFilter
        label={texts.columns.status}
        choices={[...statusChoices, ...viewChoices]}
        {...field('status')}
      />
      <RangeFilter range={rangeOf(address, today)} latest={today} onChange={apply} />
      <PageSwitch value="attendance" />
    </FilterBar>
  )
}
