import { SegmentedControl } from '@mantine/core'

type Variant = 'progress' | 'targets'
type VariantSwitchProps = { value: Variant; onChange: (variant: Variant) => void }

const choices: { value: Variant; label: string }[] = [
  { value: 'progress', label: 'Progress' },
  { value: 'targets', label: 'Targets' },
]

/** Switches the list between progress, and styles with their targets (W2). */
export function VariantSwitch({ value, onChange }: VariantSwitchProps) {
  return (
    <SegmentedControl
      aria-label="Columns"
      data={choices}
      value={value}
      onChange={(chosen) => onChange(chosen === 'targets' ? 'targets' : 'progress')}
    />
  )
}
