import { SegmentedControl } from '@mantine/core'
import { mayOpen, screens, texts } from '@tahi/contract'
import { useRouter } from '@tanstack/react-router'
import { useAddress } from '../../platform/address.ts'
import { linkTo } from '../../platform/link.ts'
import { readListAddress } from '../../platform/lists/list-address.ts'
import { useCurrentUser } from '../../platform/session/current-user.ts'

type Shown = 'attendance' | 'corrections'

const choices: { value: Shown; label: string }[] = [
  { value: 'attendance', label: texts.attendanceList.pages.attendance },
  { value: 'corrections', label: texts.attendanceList.pages.corrections },
]

/** Switches between the records and the correction requests, for roles that may open both. */
export function PageSwitch({ value }: { value: Shown }) {
  const { role } = useCurrentUser()
  const [{ branch }] = useAddress(readListAddress)
  const router = useRouter()
  if (!mayOpen('corrections', role)) return null
  return (
    <SegmentedControl
      aria-label={texts.actions.show}
      transitionDuration={0}
      data={choices}
      value={value}
      onChange={(chosen) => {
        const { path } = screens[chosen === 'corrections' ? 'corrections' : 'attendance']
        // Each list has its own statuses and range, so only the branch filter is kept.
        router.history.push(linkTo(path, { branch }))
      }}
    />
  )
}
