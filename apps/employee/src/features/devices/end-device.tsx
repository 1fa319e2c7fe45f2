import { type Device, endDevice, listDevices } from '@tahi/contract/devices'
import { deviceWords } from '@tahi/contract/employee-texts/devices'
import { ConfirmSheet } from '../../components/confirm-sheet.tsx'
import { refresh, send } from '../../platform/calls.ts'
import { useWords } from '../../platform/language.ts'

/** Confirms before a device is signed out. It requires a connection, because it has to take effect at once. */
export function EndDevice({ device, onClose }: { device: Device; onClose: () => void }) {
  const words = useWords(deviceWords)
  const end = async () => {
    await send(endDevice, { body: { _id: device._id } })
    void refresh(listDevices)
  }
  return (
    <ConfirmSheet
      title={words.ask(device.name || words.unknown)}
      confirm={words.end}
      onConfirm={end}
      onClose={onClose}
    >
      <p>{words.follows}</p>
    </ConfirmSheet>
  )
}
