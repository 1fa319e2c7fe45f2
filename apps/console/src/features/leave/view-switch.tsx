import { SegmentedControl } from '@mantine/core'

type View = 'list' | 'calendar'
type ViewSwitchProps = { value: View; onChange: (view: View) => void }

const choices: { value: View; label: string }[] = [
  { value: 'list', label: 'List' },
  { value: 'calendar', label: 'Calendar' },
]

/** Switches between the list and the calendar. */
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
