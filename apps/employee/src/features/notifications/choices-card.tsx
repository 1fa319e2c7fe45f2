import { dailyWords } from '@tahi/contract/employee-texts/daily'
import {
  type NotificationChoice,
  readNotificationChoices,
  saveNotificationChoices,
} from '@tahi/contract/notifications'
import { useState } from 'react'
import { Card } from '../../parts/card.tsx'
import { Notice } from '../../parts/notice.tsx'
import { refresh, send, useCall } from '../../platform/calls.ts'
import { useWords } from '../../platform/language.ts'
import { useFailureWords } from '../../platform/server-words.ts'
import classes from './notifications.module.css'

/** One's own choice of what to be told, and where. A choice holds as soon as it is made. */
export function ChoicesCard() {
  const words = useWords(dailyWords)
  const failureWords = useFailureWords()
  const kinds = useCall(readNotificationChoices, {}).data?.data.kinds ?? []
  const [failure, setFailure] = useState<string>()
  if (kinds.length === 0) return null

  const choose = async (choice: NotificationChoice) => {
    setFailure(undefined)
    try {
      await send(saveNotificationChoices, { body: { kinds: [choice] } })
      await refresh(readNotificationChoices)
    } catch (error) {
      setFailure(failureWords(error))
    }
  }

  return (
    <Card title={words.choices}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {kinds.map((choice) => {
        const name = words.kinds[choice.kind] ?? choice.kind
        return (
          <fieldset key={choice.kind} className={classes.choice}>
            <legend>{name}</legend>
            <Switch
              label={words.inApplication}
              checked={choice.bell}
              onChange={(bell) => void choose({ ...choice, bell })}
            />
            <Switch
              label={words.onPhone}
              checked={choice.push}
              onChange={(push) => void choose({ ...choice, push })}
            />
          </fieldset>
        )
      })}
    </Card>
  )
}

type SwitchProps = { label: string; checked: boolean; onChange: (checked: boolean) => void }

const Switch = ({ label, checked, onChange }: SwitchProps) => (
  <label className={classes.switch}>
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
)
