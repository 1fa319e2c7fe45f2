import { IconBellPlus } from '@tabler/icons-react'
import { FailedCall } from '@tahi/client'
import { type NotificationChoices, texts } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { useState } from 'react'
import { showFailure } from '../../../platform/calls.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { allowPush, BrowserFull } from '../push/allow-push.ts'
import { obstacle } from '../push/obstacle.ts'
import classes from './settings.module.css'

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
  if (problem) return <p className={classes.notice}>{texts.notificationSettings.obstacles[problem]}</p>
  const allow = async () => {
    setFailure(undefined)
    try {
      const choices = await allowPush(personId, pushKey)
      if (choices) onChange(choices)
      else setFailure(obstacle() ? undefined : texts.notificationSettings.notAllowed)
    } catch (error) {
      if (error instanceof FailedCall) showFailure(error)
      else
        setFailure(texts.notificationSettings[error instanceof BrowserFull ? 'browserFull' : 'unreachable'])
    }
  }
  return (
    <div>
      <BusyButton variant="default" leftSection={<IconBellPlus size={16} />} onClick={allow}>
        {texts.notificationSettings.allow}
      </BusyButton>
      <p className={classes.failure} role="status">
        {failure}
      </p>
    </div>
  )
}
