import { pushObstacle } from '@tahi/client/web-push'
import { dailyWords } from '@tahi/contract/employee-texts/daily'
import { readNotificationChoices } from '@tahi/contract/notifications'
import { useEffect, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Notice } from '../../components/notice.tsx'
import { useCall } from '../../platform/calls.ts'
import { useLanguage, useWords } from '../../platform/language.ts'
import { allowPush, forgetPush, isPushed } from '../../platform/push.ts'
import { useAttempt } from '../../platform/use-attempt.ts'
import classes from './notifications.module.css'

/** Whether this phone gets pushes, and how to change that. */
export function PushCard() {
  const words = useWords(dailyWords)
  const language = useLanguage()
  const pushKey = useCall(readNotificationChoices, {}).data?.data.pushKey
  const [isOn, setIsOn] = useState(false)
  const { isBusy, failure, attempt } = useAttempt('done')
  const inTheWay = pushObstacle()

  // It may have been turned off in the phone's settings.
  useEffect(() => {
    const look = () => void isPushed().then(setIsOn, () => setIsOn(false))
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  const change = async () => {
    try {
      if (isOn) await forgetPush()
      else if (pushKey !== undefined) await allowPush(pushKey, language)
    } finally {
      setIsOn(await isPushed().catch(() => false))
    }
  }

  return (
    <Card title={words.pushTitle} className={classes.push}>
      <p>{isOn ? words.pushIsOn : words.pushWhy}</p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {inTheWay === undefined ? (
        <Button
          look={isOn ? 'plain' : 'main'}
          busy={isBusy}
          disabled={pushKey === undefined}
          onClick={() => void attempt(change)}
        >
          {isOn ? words.pushOff : words.pushOn}
        </Button>
      ) : (
        <Notice tone="warn">{inTheWay === 'denied' ? words.pushDenied : words.pushUnsupported}</Notice>
      )}
    </Card>
  )
}
