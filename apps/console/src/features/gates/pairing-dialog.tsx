import type { Gate } from '@tahi/contract'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { Pairing } from './pairing.tsx'

type PairingDialogProps = { gate: Gate; code: string; onClose: () => void }

/** A gate's code, to be entered on its tablet. */
export function PairingDialog({ gate, code, onClose }: PairingDialogProps) {
  return (
    <Dialog title={gate.name} onClose={onClose}>
      <Pairing gate={gate} code={code} onClose={onClose} />
    </Dialog>
  )
}
