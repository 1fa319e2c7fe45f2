import { SegmentedControl } from '@mantine/core'
import { texts } from '@tahi/contract'

type View = 'list' | 'calendar'
type ViewSwitchProps = { value: View; onChange: (view: View) => void }

const { views } = texts.leaveList

const choices: { value: View; label: string }[] = [
  { value: 'list', label: views.list },
  { value: 'calendar', label: views.calendar },
]

/** Switches between the list and the calendar. */
export function ViewSwitch({ value, onChange }: ViewSwitchProps) {
  return (
    <SegmentedControl
      aria-label={views.label}
      transitionDuration={0}
      data={choices}
      value={value}
      onChange={(chosen) => onChange(chosen === 'calendar' ? 'calendar' : 'list')}
    />
  )
}
