import { SegmentedControl } from '@mantine/core'

type View = 'list' | 'calendar'
type ViewSwitchProps = { value: View; onChange: (view: View) => void }

const choices: { value: View; label: string }[] = [
  { value: 'list', label: 'List' },
  { value: 'calendar', label: 'Calendar' },
]

/** Whether leaves are shown as a list or in their month. */
export function ViewSwitch({ value, onChange }: ViewSwitchProps) {
  return (
    <SegmentedControl
      aria-label="View"
      transitionDuration={0}
      data={choices}
      value={value}
      onChange={(chosen) => onChange(chosen === 'calendar' ? 'calendar' : 'list')}
    />
  )
}
