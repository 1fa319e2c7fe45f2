import { texts } from '@tahi/contract'
import { FilterBar } from '@tahi/ui/page/filter-bar.tsx'
import {
  useDepartmentChoices,
  useDesignationChoices,
} from '../../../platform/choices/use-department-choices.ts'
import { BranchFilter } from '../../../platform/filters/branch-filter.tsx'
import { ChoiceFilter } from '../../../platform/filters/choice-filter.tsx'
import { filterProps } from '../../../platform/filters/filter-props.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { blockChoices, type PeopleAddress } from '../address.ts'
import { accessChoices, filtersByAccess } from './access-choices.ts'

type EmployeeFiltersProps = { address: PeopleAddress; change: (change: Partial<PeopleAddress>) => void }

const blocks = blockChoices.map((block) => ({
  value: block,
  label: block === 'any' ? texts.employeeList.anyBlock : texts.employees.blocks[block],
}))

const names = ['role', 'branch', 'department', 'designation', 'block', 'status'] as const

/** Account Access and branch, mostly for users who see every branch; department, and what blocks payroll (W2 Employees). */
export function EmployeeFilters({ address, change }: EmployeeFiltersProps) {
  const { role } = useCurrentUser()
  const { choices: departments } = useDepartmentChoices()
  const { choices: designations } = useDesignationChoices(address.department ?? '')
  const { apply, field, bar } = filterProps(address, change, names)
  return (
    <FilterBar {...bar}>
      {filtersByAccess(role, address.role) && (
        <ChoiceFilter
          label={texts.employees.fields.role}
          choices={accessChoices(address.role)}
          {...field('role')}
        />
      )}
      <BranchFilter {...field('branch')} />
      <ChoiceFilter
        label={texts.employees.fields.departmentId}
        choices={[...departments, { value: 'none', label: texts.employees.noDepartment }]}
        value={address.department}
        // Another department has other designations.
        onChange={(department) => apply({ department, designation: undefined })}
        width={180}
      />
      {address.department !== undefined && address.department !== 'none' && (
        <ChoiceFilter
          label={texts.employees.fields.designationId}
          choices={designations}
          width={180}
          {...field('designation')}
        />
      )}
      <ChoiceFilter label={texts.employeeList.blocks} choices={blocks} {...field('block')} />
    </FilterBar>
  )
}
