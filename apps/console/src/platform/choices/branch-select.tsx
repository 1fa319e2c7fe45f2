import { texts } from '@tahi/contract'
import type { ReactNode } from 'react'
import { PartSelect } from './part-select.tsx'
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
  const { label = texts.columns.branch, value = '', placeholder = texts.choose.branch, ...rest } = props
  const { choices, error: problem } = useBranchChoices()
  return (
    <PartSelect
      {...rest}
      label={label}
      value={value}
      placeholder={placeholder}
      required
      choices={choices}
      problem={problem}
    />
  )
}
