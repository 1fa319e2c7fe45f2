import { Select } from '@mantine/core'
import { texts } from '@tahi/contract'

type ChoiceFilterProps<Choice extends string> = {
  label: string
  choices: readonly { value: Choice; label: string }[]
  /** Undefined for all. */
  value: Choice | undefined
  onChange: (choice: Choice | undefined) => void
  /** The label for all choices together. */
  all?: string
  /** The label of a value that is none of the choices any more; undefined while they are not loaded. */
  gone?: string | undefined
  /** Pixels; the default fits a status. */
  width?: number
}

/** All, or one of the choices; searchable when there are many. */
export function ChoiceFilter<Choice extends string>(props: ChoiceFilterProps<Choice>) {
  const { label, choices, value, onChange, all = texts.choices.all, gone, width = 140 } = props
  const isGone =
    value !== undefined && gone !== undefined && !choices.some((choice) => choice.value === value)
  return (
    <Select
      label={label}
      data={[{ value: 'all', label: all }, ...choices, ...(isGone ? [{ value, label: gone }] : [])]}
      value={value ?? 'all'}
      onChange={(chosen) => onChange(choices.find((choice) => choice.value === chosen)?.value)}
      allowDeselect={false}
      searchable={choices.length > 8}
      w={width}
    />
  )
}
