import { Select } from '@mantine/core'

type ChoiceFilterProps<Choice extends string> = {
  label: string
  choices: readonly { value: Choice; label: string }[]
  /** Undefined is all of them. */
  value: Choice | undefined
  onChange: (choice: Choice | undefined) => void
  /** How all of them together are called. */
  all?: string
  /** Pixels; a status fits into the usual ones. */
  width?: number
}

/** All, or one of the choices; many of them can be searched. */
export function ChoiceFilter<Choice extends string>(props: ChoiceFilterProps<Choice>) {
  const { label, choices, value, onChange, all = 'All', width = 140 } = props
  return (
    <Select
      label={label}
      data={[{ value: 'all', label: all }, ...choices]}
      value={value ?? 'all'}
      onChange={(chosen) => onChange(choices.find((choice) => choice.value === chosen)?.value)}
      allowDeselect={false}
      searchable={choices.length > 8}
      w={width}
    />
  )
}
