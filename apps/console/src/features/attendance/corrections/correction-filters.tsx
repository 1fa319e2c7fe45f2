import { texts } from '@tahi/contract'
import { FilterBar } from '@tahi/ui/page/filter-bar.tsx'
import { useCompany } from '../../../platform/company.ts'
import { BranchFilter } from '../../../platform/filters/branch-filter.tsx'
import { ChoiceFilter } from '../../../platform/filters/choice-filter.tsx'
import { filterProps } from '../../../platform/filters/filter-props.ts'
import { RangeFilter } from '../../../platform/filters/range-filter.tsx'
import { requestRange } from '../../../platform/lists/list-address.ts'
import { PageSwitch } from '../page-switch.tsx'
import type { CorrectionAddress } from './address.ts'
import { stateChoices } from './correction-words.ts'

type CorrectionFiltersProps = {
  address: CorrectionAddress
  change: (change: Partial<CorrectionAddress>) => void
}

/** Branch, status and range; each applies as it changes. */
export function CorrectionFilters({ address, change }: CorrectionFiltersProps) {
  const { today } = useCompany()
  const { apply, field, bar } = filterProps(address, change, ['branch', 'status', 'from', 'to'])
  const { from = '', to = '' } = requestRange(address, today)
  return (
    <FilterBar {...bar}>
      <BranchFilter {...field('branch')} />
      <ChoiceFilter label={texts.columns.status} choices={stateChoices} {...field('status')} />
      <RangeFilter range={{ from, to }} latest={today} onChange={apply} />
      <PageSwitch value="corrections" />
    </FilterBar>
  )
}
