import { SegmentedControl } from '@mantine/core'
import { texts } from '@tahi/contract'

type Variant = 'progress' | 'targets'
type VariantSwitchProps = { value: Variant; onChange: (variant: Variant) => void }

const choices: { value: Variant; label: string }[] = [
  { value: 'progress', label: texts.quotaList.variants.progress },
  { value: 'targets', label: texts.quotaList.variants.targets },
]

/** Switches the list between progress, and styles with their targets (W2). */
export function VariantSwitch({ value, onChange }: VariantSwitchProps) {
  return (
    <SegmentedControl
      aria-label={texts.quotaList.variant}
      data={choices}
      value={value}
      onChange={(chosen) => onChange(chosen === 'targets' ? 'targets' : 'progress')}
    />
  )
}
