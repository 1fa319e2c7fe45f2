import { IconBellPlus } from '@tabler/icons-react'
import { FailedCall } from '@tahi/client'
import type { NotificationChoices } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { useState } from 'react'
import { showFailure } from '../../../platform/calls.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { allowPush } from '../push/allow-push.ts'
import { type Obstacle, obstacle } from '../push/obstacle.ts'
import classes from './settings.module.css'

const sentences: Record<Obstacle, string> = {
  insecure: 'Push needs a secure address (https://). Ask who runs Tahi for it.',
  unsupported:
    'This browser cannot show pushes. On an iPhone or iPad, add Tahi to the Home Screen first and open it from there.',
  denied:
    'This browser blocks notifications of Tahi. Allow them in its settings for this page, then open this window again.',
}
const unreachable = 'This browser could not reach its push service. Check the connection and try again.'

type ThisDeviceProps = {
  pushKey: string
  isOn: boolean
  onChange: (choices: NotificationChoices) => void
}

/** Lets this browser show pushes, or says why it cannot. */
export function ThisDevice({ pushKey, isOn, onChange }: ThisDeviceProps) {
  const { _id: personId } = useCurrentUser()
  const [failure, setFailure] = useState<string>()
  if (isOn) return null
  const problem = obstacle()
  if (problem) return <p className={classes.notice}>{sentences[problem]}</p>
  const allow = async () => {
    setFailure(undefined)
    try {
      const choices = await allowPush(personId, pushKey)
      if (choices) onChange(choices)
      else setFailure(obstacle() ? undefined : 'Nothing was allowed. You can do it here whenever you like.')
    } catch (error) {
      if (error instanceof FailedCall) showFailure(error)
      else setFailure(unreachable)
    }
  }
  return (
    <div>
      <BusyButton variant="default" leftSection={<IconBellPlus size={16} />} onClick={allow}>
        Allow on this device
      </BusyButton>
      <p className={classes.failure} role="status">
        {failure}
      </p>
    </div>
  )
}
