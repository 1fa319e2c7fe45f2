import { SegmentedControl } from '@mantine/core'
import classes from './quota-list.module.css'

type Variant = 'progress' | 'targets'
type VariantSwitchProps = { value: Variant; onChange: (variant: Variant) => void }

const choices: { value: Variant; label: string }[] = [
  { value: 'progress', label: 'Progress' },
  { value: 'targets', label: 'Targets' },
]

/** Whether the list is about progress or about styles and their targets (W2). */
export function VariantSwitch({ value, onChange }: VariantSwitchProps) {
  return (
    <SegmentedControl
      classNames={{ root: classes.variant, indicator: classes.variantIndicator }}
      aria-label="Columns"
      data={choices}
      value={value}
      onChange={(chosen) => onChange(chosen === 'targets' ? 'targets' : 'progress')}
    />
  )
}
