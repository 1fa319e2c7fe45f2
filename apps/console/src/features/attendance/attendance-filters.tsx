import { FilterBar } from '@tahi/ui/page/filter-bar.tsx'
import type { ReactNode } from 'react'
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
  /** Further controls, after the range. */
  children?: ReactNode
}

/** Branch, status and range (C2 Filters); each applies as it changes. */
export function AttendanceFilters({ address, change, children }: AttendanceFiltersProps) {
  const { today } = useCompany()
  const { apply, field, onClear } = filterProps(address, change, ['branch', 'status', 'from', 'to'])
  return (
    <FilterBar onClear={onClear}>
      <BranchFilter {...field('branch')} />
      <ChoiceFilter label="Status" choices={[...statusChoices, ...viewChoices]} {...field('status')} />
      <RangeFilter range={rangeOf(address, today)} latest={today} onChange={apply} />
      {children}
      <PageSwitch value="attendance" />
    </FilterBar>
  )
}
