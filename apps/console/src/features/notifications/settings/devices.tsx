import { ActionIcon } from '@mantine/core'
import { IconDeviceMobile, IconX } from '@tabler/icons-react'
import { type NotificationChoices, removePushDevice, texts } from '@tahi/contract'
import { formatInZone } from '@tahi/ui/format/instant.ts'
import { showFailure } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { browserOf } from '../../../platform/session/kept-browser.ts'
import { client } from '../../../platform/session/session.ts'
import classes from './settings.module.css'
import { showChoices } from './shown-choices.ts'
import { ThisDevice } from './this-device.tsx'

type DevicesProps = Pick<NotificationChoices, 'devices' | 'pushKey'>

/** The browsers that show the user's pushes, and whether this one does. */
export function Devices({ devices, pushKey }: DevicesProps) {
  const { timeZone } = useCompany()
  const { _id: personId } = useCurrentUser()
  const own = browserOf(personId)?.deviceId
  const remove = (_id: string) =>
    client
      .send(removePushDevice, { body: { _id } })
      .then(({ data }) => showChoices(data))
      .catch(showFailure)
  return (
    <section className={classes.devices} aria-labelledby="push-devices">
      <h3 id="push-devices">{texts.notificationSettings.pushTitle}</h3>
      <p>{texts.notificationSettings.pushDetail}</p>
      <ThisDevice pushKey={pushKey} isOn={devices.some(({ _id }) => _id === own)} onChange={showChoices} />
      {devices.length > 0 && (
        <ul className={classes.deviceList} aria-label={texts.notification.devices}>
          {devices.map(({ _id, name, createdAt }) => (
            <li key={_id}>
              <IconDeviceMobile size={18} stroke={1.6} aria-hidden />
              <span>
                {name || texts.notificationSettings.unnamed}
                {_id === own && <b> {texts.notificationSettings.thisDevice}</b>}
                <small>{texts.notificationSettings.allowed(formatInZone(createdAt, timeZone, 'day'))}</small>
              </span>
              <ActionIcon
                variant="subtle"
                color="gray"
                c="dimmed"
                aria-label={texts.notificationSettings.remove(name)}
                onClick={() => void remove(_id)}
              >
                <IconX size={16} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
