import { Select } from '@mantine/core'
import { texts } from '@tahi/contract'
import type { ReactNode } from 'react'
import { useBranchChoices } from './use-branch-choices.ts'

type BranchSelectProps = {
  label?: string
  /** A branch's id. */
  value: string | undefined
  onChange: (branch: string) => void
  placeholder?: string
  error?: ReactNode
}

/** The one branch that a form is for. */
export function BranchSelect(props: BranchSelectProps) {
  const { label = texts.columns.branch, value, onChange, placeholder = texts.choose.branch, error } = props
  const { choices, error: problem } = useBranchChoices()
  return (
    <Select
      label={label}
      placeholder={placeholder}
      required
      data={choices}
      value={value ?? null}
      onChange={(branch) => branch !== null && onChange(branch)}
      error={error ?? problem}
      allowDeselect={false}
      searchable={choices.length > 8}
    />
  )
}
