import { FilterBar } from '@tahi/ui/page/filter-bar.tsx'
import { BranchFilter } from '../../../platform/filters/branch-filter.tsx'
import { filterProps } from '../../../platform/filters/filter-props.ts'
import { RangeFilter } from '../../../platform/filters/range-filter.tsx'
import type { AnnouncementAddress } from '../address.ts'

type AnnouncementFiltersProps = {
  address: AnnouncementAddress
  change: (change: Partial<AnnouncementAddress>) => void
}

/** Branch (C2) and the days that an announcement covers; each applies as it changes. */
export function AnnouncementFilters({ address, change }: AnnouncementFiltersProps) {
  const { apply, field, bar } = filterProps(address, change, ['branch', 'from', 'to'])
  const { from = '', to = '' } = address
  return (
    <FilterBar {...bar}>
      <BranchFilter {...field('branch')} />
      <RangeFilter range={{ from, to }} onChange={apply} />
    </FilterBar>
  )
}
