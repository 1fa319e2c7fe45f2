import { SegmentedControl } from '@mantine/core'
import { mayOpen, screens, texts } from '@tahi/contract'
import { useRouter } from '@tanstack/react-router'
import { useCurrentUser } from '../../platform/session/current-user.ts'

type Shown = 'attendance' | 'corrections'

const choices: { value: Shown; label: string }[] = [
  { value: 'attendance', label: texts.attendanceList.pages.attendance },
  { value: 'corrections', label: texts.attendanceList.pages.corrections },
]

/** Switches between the records and the correction requests, for roles that may open both. */
export function PageSwitch({ value }: { value: Shown }) {
  const { role } = useCurrentUser()
  const router = useRouter()
  if (!mayOpen('corrections', role)) return null
  return (
    <SegmentedControl
      aria-label={texts.actions.show}
      transitionDuration={0}
      data={choices}
      value={value}
      onChange={(chosen) =>
        router.history.push(screens[chosen === 'corrections' ? 'corrections' : 'attendance'].path)
      }
    />
  )
}
