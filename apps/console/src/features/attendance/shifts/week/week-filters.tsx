import { texts } from '@tahi/contract'
import { FilterBar } from '@tahi/ui/page/filter-bar.tsx'
import {
  useDepartmentChoices,
  useDesignationChoices,
} from '../../../../platform/choices/use-department-choices.ts'
import { BranchFilter } from '../../../../platform/filters/branch-filter.tsx'
import { ChoiceFilter } from '../../../../platform/filters/choice-filter.tsx'
import { filterProps } from '../../../../platform/filters/filter-props.ts'
import type { ShiftsAddress } from '../address.ts'

type WeekFiltersProps = {
  address: ShiftsAddress
  change: (change: Partial<ShiftsAddress>) => void
  shifts: readonly { value: string; label: string }[]
}

/** Branch, department, designation, and the shift on the first day; each applies as it changes. */
export function WeekFilters({ address, change, shifts }: WeekFiltersProps) {
  const { apply, field, bar } = filterProps(address, change, ['branch', 'department', 'designation', 'shift'])
  const { choices: departments } = useDepartmentChoices()
  const { choices: designations } = useDesignationChoices(address.department ?? '')
  return (
    <FilterBar {...bar}>
      <BranchFilter value={address.branch} onChange={(branch) => apply({ branch, shift: undefined })} />
      <ChoiceFilter
        label={texts.columns.department}
        choices={departments}
        width={180}
        value={address.department}
        onChange={(department) => apply({ department, designation: undefined })}
      />
      {address.department !== undefined && (
        <ChoiceFilter
          label={texts.columns.designation}
          choices={designations}
          width={180}
          {...field('designation')}
        />
      )}
      <ChoiceFilter label={texts.shiftWeek.shiftFilter} choices={shifts} width={190} {...field('shift')} />
    </FilterBar>
  )
}
