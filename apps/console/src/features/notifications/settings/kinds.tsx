import { Checkbox } from '@mantine/core'
import { type NotificationChoice, saveNotificationChoices, texts } from '@tahi/contract'
import { useState } from 'react'
import { showFailure } from '../../../platform/calls.ts'
import { client } from '../../../platform/session/session.ts'
import classes from './settings.module.css'
import { useShowChoices } from './use-show-choices.ts'

const channels = [
  { name: 'bell', label: 'Bell' },
  { name: 'push', label: 'Push' },
] as const

/** The kinds of notification for the user's role, each with where it is shown. */
export function Kinds({ kinds }: { kinds: readonly NotificationChoice[] }) {
  const showChoices = useShowChoices()
  // Shown at once; reverted if the save fails.
  const [pending, setPending] = useState<Partial<Record<string, NotificationChoice>>>({})
  const choose = async (choice: NotificationChoice) => {
    setPending((before) => ({ ...before, [choice.kind]: choice }))
    try {
      showChoices((await client.send(saveNotificationChoices, { body: { kinds: [choice] } })).data)
    } catch (error) {
      showFailure(error)
    }
    setPending(({ [choice.kind]: mine, ...others }) =>
      mine === choice ? others : { ...others, [choice.kind]: mine },
    )
  }
  return (
    <table className={classes.kinds}>
      <thead>
        <tr>
          <th scope="col">Tell me when</th>
          {channels.map(({ name, label }) => (
            <th key={name} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((saved) => {
          const choice = pending[saved.kind] ?? saved
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
                      void choose({ ...choice, [name]: currentTarget.checked })
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
