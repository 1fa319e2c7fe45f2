import { texts } from '@tahi/contract'
import { FilterBar } from '@tahi/ui/page/filter-bar.tsx'
import { useCompany } from '../../platform/company.ts'
import { BranchFilter } from '../../platform/filters/branch-filter.tsx'
import { ChoiceFilter } from '../../platform/filters/choice-filter.tsx'
import { filterProps } from '../../platform/filters/filter-props.ts'
import { RangeFilter } from '../../platform/filters/range-filter.tsx'
import { requestRange } from '../../platform/lists/list-address.ts'
import type { LeaveAddress } from './address.ts'
import { stateChoices } from './states.ts'
import { ViewSwitch } from './view-switch.tsx'

type LeaveFiltersProps = {
  address: LeaveAddress
  change: (change: Partial<LeaveAddress>) => void
  /** Whether Rejected is offered; totals never count rejected leaves. */
  withRejected: boolean
}

/** Branch, status and range (W2), future days included; each applies as it changes. */
export function LeaveFilters({ address, change, withRejected }: LeaveFiltersProps) {
  const { today } = useCompany()
  const { apply, field, bar } = filterProps(address, change, ['branch', 'status', 'from', 'to'])
  const { from = '', to = '' } = requestRange(address, today)
  return (
    <FilterBar {...bar}>
      <BranchFilter {...field('branch')} />
      <ChoiceFilter
        label={texts.columns.status}
        choices={withRejected ? stateChoices : stateChoices.filter(({ value }) => value !== 'rejected')}
        {...field('status')}
      />
      <RangeFilter range={{ from, to }} onChange={apply} />
      <ViewSwitch value="list" onChange={() => change({ view: 'calendar' })} />
    </FilterBar>
  )
}
