import { Select } from '@mantine/core'
import type { ReactNode } from 'react'

export interface PartSelectProps {
  /** An id; '' for none. */
  value: string
  onChange: (id: string) => void
  label?: string
  placeholder?: string
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  /** Takes the focus when its dialog opens. */
  autoFocus?: boolean
}

type ChoicesProps = {
  choices: readonly { value: string; label: string }[]
  /** Why the choices could not be loaded. */
  problem: string | undefined
}

/** A branch, department or designation in a form; it can be cleared unless it is required. */
export function PartSelect(props: PartSelectProps & ChoicesProps) {
  const { value, onChange, choices, problem, error, required = false, autoFocus, ...rest } = props
  return (
    <Select
      {...rest}
      data-autofocus={autoFocus || undefined}
      required={required}
      data={choices}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
      error={error ?? problem}
      allowDeselect={!required}
      clearable={!required}
      searchable={choices.length > 8}
    />
  )
}
