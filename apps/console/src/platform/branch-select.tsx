import { Select } from '@mantine/core'
import { useBranchChoices } from './branch-choices.ts'

type BranchSelectProps = {
  /** A branch's id. */
  value: string | undefined
  onChange: (branch: string) => void
  placeholder?: string
}

/** The one branch that a form is for. */
export function BranchSelect({ value, onChange, placeholder = 'Choose a branch' }: BranchSelectProps) {
  const { choices, error } = useBranchChoices()
  return (
    <Select
      label="Branch"
      placeholder={placeholder}
      required
      data={choices}
      value={value ?? null}
      onChange={(branch) => branch !== null && onChange(branch)}
      error={error}
      allowDeselect={false}
      searchable={choices.length > 8}
    />
  )
}
