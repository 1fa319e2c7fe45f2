import { useDepartmentChoices } from './department-choices.ts'
import { PartSelect, type PartSelectProps } from './part-select.tsx'

/** The department that a form is for; what depends on it, such as a designation, is the form's to clear. */
export function DepartmentSelect(props: PartSelectProps) {
  const { choices, error } = useDepartmentChoices()
  return (
    <PartSelect
      label="Department"
      placeholder="Choose a department"
      {...props}
      choices={choices}
      problem={error}
    />
  )
}
