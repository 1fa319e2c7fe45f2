import { Checkbox } from '@mantine/core'
import { ownChoices, withTurns } from '@tahi/client/notification-choices'
import { type NotificationChoice, saveNotificationChoices, texts } from '@tahi/contract'
import { useSyncExternalStore } from 'react'
import { showFailure } from '../../../platform/calls.ts'
import { client, session } from '../../../platform/session/session.ts'
import classes from './settings.module.css'
import { showChoices, shownKinds } from './shown-choices.ts'

/** Outside the component: the window may be closed and reopened while choices are sent. */
const choicesNow = ownChoices({
  personId: () => session.token() && session.personId(),
  known: shownKinds,
  send: (choice) => client.send(saveNotificationChoices, { body: { kinds: [choice] } }),
  show: ({ data }) => showChoices(data),
})

const channels = [
  { name: 'bell', label: texts.notificationSettings.channels.bell },
  { name: 'push', label: texts.notificationSettings.channels.push },
] as const

/** The kinds of notification for the user's role, each with where it is shown. */
export function Kinds({ kinds }: { kinds: readonly NotificationChoice[] }) {
  const choices = choicesNow()
  const turns = useSyncExternalStore(choices.subscribe, choices.read)
  return (
    <table className={classes.kinds}>
      <thead>
        <tr>
          <th scope="col">{texts.notificationSettings.when}</th>
          {channels.map(({ name, label }) => (
            <th key={name} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((saved) => {
          const choice = withTurns(saved, turns)
          const words = texts.notification.kinds[choice.kind]
          return (
            <tr key={choice.kind}>
              <th scope="row">{words}</th>
              {channels.map(({ name, label }) => (
                <td key={name}>
                  <Checkbox
                    aria-label={`${words}: ${label}`}
                    checked={choice[name]}
                    onChange={({ currentTarget }) =>
                      void choices.turn(choice.kind, name, currentTarget.checked).catch(showFailure)
                    }
                  />
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
