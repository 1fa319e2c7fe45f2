import { texts } from '@tahi/contract'
import { FilterBar } from '@tahi/ui/page/filter-bar.tsx'
import { useCompany } from '../../../platform/company.ts'
import { BranchFilter } from '../../../platform/filters/branch-filter.tsx'
import { ChoiceFilter } from '../../../platform/filters/choice-filter.tsx'
import { filterProps } from '../../../platform/filters/filter-props.ts'
import { RangeFilter } from '../../../platform/filters/range-filter.tsx'
import { rangeOf } from '../../../platform/lists/list-address.ts'
import type { ProductionAddress } from '../address.ts'
import { standingChoices } from '../standings.ts'
import { VariantSwitch } from '../variant-switch.tsx'

type QuotaFiltersProps = {
  address: ProductionAddress
  change: (change: Partial<ProductionAddress>) => void
}

/** Branch, standing and range (W2), future days included; each applies as it changes. */
export function QuotaFilters({ address, change }: QuotaFiltersProps) {
  const { today } = useCompany()
  const { apply, field, bar } = filterProps(address, change, ['branch', 'standing', 'from', 'to'])
  return (
    <FilterBar {...bar}>
      <BranchFilter {...field('branch')} />
      <ChoiceFilter
        label={texts.quotaList.columns.standing}
        choices={standingChoices}
        {...field('standing')}
      />
      <RangeFilter range={rangeOf(address, today)} onChange={apply} />
      <VariantSwitch
        value={address.view ?? 'progress'}
        onChange={(variant) =>
          apply({ view: variant === 'targets' ? 'targets' : undefined, sort: undefined })
        }
      />
    </FilterBar>
  )
}
