import { type Device, listDevices } from '@tahi/contract/devices'
import { deviceWords } from '@tahi/contract/employee-texts/devices'
import { limits } from '@tahi/contract/limits'
import { useState } from 'react'
import { Answer } from '../../components/answer.tsx'
import { Button } from '../../components/button.tsx'
import { Page } from '../../components/page.tsx'
import { useCall } from '../../platform/calls.ts'
import { useFormat, useWords } from '../../platform/language.ts'
import classes from './devices.module.css'
import { EndDevice } from './end-device.tsx'

/** The devices that one is signed in on, to sign out a lost or sold phone. */
export function DevicesPage() {
  const words = useWords(deviceWords)
  const devices = useCall(listDevices, {})
  const [ended, end] = useState<Device>()
  return (
    <Page title={words.title} back="/more">
      <p>{words.about(limits.deviceIdleDays)}</p>
      <Answer of={devices}>
        {({ data }) => (
          <ul className={classes.devices}>
            {data.map((device) => (
              <li key={device._id}>
                <DeviceEntry device={device} onEnd={() => end(device)} />
              </li>
            ))}
          </ul>
        )}
      </Answer>
      {ended && <EndDevice device={ended} onClose={() => end(undefined)} />}
    </Page>
  )
}

function DeviceEntry({ device, onEnd }: { device: Device; onEnd: () => void }) {
  const words = useWords(deviceWords)
  const format = useFormat()
  const name = device.name || words.unknown
  return (
    <>
      <div>
        <p className={classes.head}>
          <b>{name}</b>
          <span className={classes.client}>{words.clients[device.client]}</span>
          {device.current && <span className={classes.current}>{words.isThis}</span>}
        </p>
        <small>{words.signedIn(format.instant(device.createdAt))}</small>
        <small>{words.lastUsed(format.instant(device.lastUsedAt))}</small>
      </div>
      {!device.current && (
        <Button look="plain" aria-label={`${words.end}: ${name}`} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </>
  )
}
