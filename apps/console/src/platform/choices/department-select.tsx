import { texts } from '@tahi/contract'
import { PartSelect, type PartSelectProps } from './part-select.tsx'
import { useDepartmentChoices } from './use-department-choices.ts'

/** The department of a form. The form itself clears what depends on it, such as the designation. */
export function DepartmentSelect(props: PartSelectProps) {
  const { choices, error } = useDepartmentChoices()
  return (
    <PartSelect
      label={texts.columns.department}
      placeholder={texts.choose.department}
      {...props}
      choices={choices}
      problem={error}
    />
  )
}
