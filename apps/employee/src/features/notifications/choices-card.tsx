import { ownChoices, withTurns } from '@tahi/client/notification-choices'
import { dailyWords } from '@tahi/contract/employee-texts/daily'
import { readNotificationChoices, saveNotificationChoices } from '@tahi/contract/notifications'
import { useEffect, useSyncExternalStore } from 'react'
import { Card } from '../../components/card.tsx'
import { Notice } from '../../components/notice.tsx'
import { dated, queryClient, send, useCall } from '../../platform/calls.ts'
import { useWords } from '../../platform/language.ts'
import { useReadAnew } from '../../platform/read-anew.ts'
import { session } from '../../platform/session.ts'
import { useAttempt } from '../../platform/use-attempt.ts'
import classes from './notifications.module.css'

type Known = ReturnType<typeof useCall<typeof readNotificationChoices>>['data']

const queryKey = [readNotificationChoices.path, {}]

/** Outside the component: the page may be left and reopened while choices are sent. */
const choicesNow = ownChoices({
  personId: session.signedIn,
  known: () => queryClient.getQueryData<Known>(queryKey)?.data.kinds ?? [],
  send: (choice) => send(saveNotificationChoices, { body: { kinds: [choice] } }),
  async show(answer) {
    // Replies to requests from before the change are outdated.
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData<Known>(queryKey, dated(answer))
  },
})

/** One's own choices of notifications and channels. Each is saved at once. */
export function ChoicesCard() {
  const words = useWords(dailyWords)
  const { data } = useCall(readNotificationChoices, {})
  const kinds = data?.data.kinds ?? []
  const choices = choicesNow()
  const turns = useSyncExternalStore(choices.subscribe, choices.read)
  const { failure, forget, attempt } = useAttempt('done')
  // A choice without an answer may be stored: once there is a line, the switches show what is.
  useReadAnew(readNotificationChoices, failure !== undefined)
  const answeredAt = data?.answeredAt
  useEffect(() => {
    if (answeredAt !== undefined) forget()
  }, [answeredAt, forget])
  if (kinds.length === 0) return null
  const labels: Partial<Record<string, string>> = words.kinds

  const turn = (...turned: Parameters<typeof choices.turn>) => void attempt(() => choices.turn(...turned))

  return (
    <Card title={words.choices}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {kinds.map((known) => {
        const { kind, bell, push } = withTurns(known, turns)
        return (
          <fieldset key={kind} className={classes.choice}>
            <legend>{labels[kind] ?? kind}</legend>
            <Switch
              label={words.inApplication}
              checked={bell}
              onChange={(isOn) => turn(kind, 'bell', isOn)}
            />
            <Switch label={words.onPhone} checked={push} onChange={(isOn) => turn(kind, 'push', isOn)} />
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
