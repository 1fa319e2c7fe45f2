import { type Device, endDevice, listDevices } from '@tahi/contract/devices'
import { deviceWords } from '@tahi/contract/employee-texts/devices'
import { generalWords } from '@tahi/contract/employee-texts/general'
import { Actions } from '../../components/actions.tsx'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { refresh, send } from '../../platform/calls.ts'
import { useWords } from '../../platform/language.ts'
import { useAttempt } from '../../platform/use-attempt.ts'
import classes from './devices.module.css'

/** Confirms before a device is signed out. It requires a connection, because it has to take effect at once. */
export function EndDevice({ device, onClose }: { device: Device; onClose: () => void }) {
  const words = useWords(deviceWords)
  const general = useWords(generalWords)
  const { isBusy, failure, attempt } = useAttempt('done')

  const end = async () => {
    await send(endDevice, { body: { _id: device._id } })
    onClose()
    await refresh(listDevices)
  }

  return (
    <Sheet title={words.ask(device.name || words.unknown)} onClose={onClose}>
      <p>{words.follows}</p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Actions className={classes.answers}>
        <Button look="plain" onClick={onClose}>
          {general.cancel}
        </Button>
        <Button look="danger" busy={isBusy} onClick={() => void attempt(end)}>
          {words.end}
        </Button>
      </Actions>
    </Sheet>
  )
}
