import { SegmentedControl } from '@mantine/core'
import { mayOpen, screens } from '@tahi/contract'
import { useRouter } from '@tanstack/react-router'
import { useCurrentUser } from '../../platform/session/current-user.ts'

type Shown = 'attendance' | 'corrections'

const choices: { value: Shown; label: string }[] = [
  { value: 'attendance', label: 'Days' },
  { value: 'corrections', label: 'Corrections' },
]

/** Switches between the records and the correction requests, for roles that may open both. */
export function PageSwitch({ value }: { value: Shown }) {
  const { role } = useCurrentUser()
  const router = useRouter()
  if (!mayOpen('corrections', role)) return null
  return (
    <SegmentedControl
      aria-label="Show"
      transitionDuration={0}
      data={choices}
      value={value}
      onChange={(chosen) =>
        router.history.push(screens[chosen === 'corrections' ? 'corrections' : 'attendance'].path)
      }
    />
  )
}
