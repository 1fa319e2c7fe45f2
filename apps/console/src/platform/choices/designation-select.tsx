import { texts } from '@tahi/contract'
import { PartSelect, type PartSelectProps } from './part-select.tsx'
import { useDesignationChoices } from './use-department-choices.ts'

/** A designation of the chosen department (W5); disabled until a department is chosen. */
export function DesignationSelect({ departmentId, ...props }: PartSelectProps & { departmentId: string }) {
  const { choices, error } = useDesignationChoices(departmentId)
  return (
    <PartSelect
      label={texts.columns.designation}
      placeholder={departmentId === '' ? texts.choose.departmentFirst : texts.choose.designation}
      {...props}
      disabled={props.disabled === true || departmentId === ''}
      choices={choices}
      problem={error}
    />
  )
}
