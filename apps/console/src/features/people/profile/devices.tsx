import { Skeleton } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { type Device, endDevice, listDevices, texts } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { FormSection } from '@tahi/ui/fields/form-section.tsx'
import { formatInZone } from '@tahi/ui/format/instant.ts'
import { Answer } from '../../../platform/answer.tsx'
import { useCall, useRefresh } from '../../../platform/calls.ts'
import { useCompany } from '../../../platform/company.ts'
import { confirmAndSend } from '../../../platform/forms/confirm-and-send.ts'
import { client } from '../../../platform/session/session.ts'
import classes from './devices.module.css'

const words = texts.device

/** The devices where the user is signed in, each with a button that ends its session. */
export function Devices() {
  const devices = useCall(listDevices, {})
  return (
    <FormSection title={words.title} hint={words.hint}>
      <Answer of={devices} waiting={<Skeleton height={56} />}>
        {({ data }) => (
          <ul className={classes.devices}>
            {data.map((device) => (
              <DeviceEntry key={device._id} device={device} />
            ))}
          </ul>
        )}
      </Answer>
    </FormSection>
  )
}

function DeviceEntry({ device }: { device: Device }) {
  const { _id, createdAt, lastUsedAt, current } = device
  const { timeZone } = useCompany()
  const refresh = useRefresh([listDevices])
  const name = device.name || words.unknown

  const end = () =>
    confirmAndSend({
      question: {
        message: words.endQuestion,
        detail: words.endDetail(name),
        confirmLabel: words.end,
        danger: true,
      },
      send: () => client.send(endDevice, { body: { _id } }),
      success: words.ended,
      refresh,
    })

  return (
    <li>
      {device.client === 'employee' ? (
        <IconDeviceMobile size={20} stroke={1.6} aria-hidden />
      ) : (
        <IconDeviceDesktop size={20} stroke={1.6} aria-hidden />
      )}
      <span className={classes.words}>
        {name} · {words.clients[device.client]}
        {current && <b>{words.current}</b>}
        <small>
          {words.use(formatInZone(createdAt, timeZone, 'day'), formatInZone(lastUsedAt, timeZone))}
        </small>
      </span>
      {!current && (
        <BusyButton size="compact-sm" variant="default" aria-label={words.endOf(name)} onClick={end}>
          {words.end}
        </BusyButton>
      )}
    </li>
  )
}
