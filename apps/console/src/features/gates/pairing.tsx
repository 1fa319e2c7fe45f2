import { Button } from '@mantine/core'
import { type Gate, limits, listGates, texts } from '@tahi/contract'
import { useEffect } from 'react'
import { queryClient, useCall } from '../../platform/calls.ts'
import { QrCode } from '../../platform/qr-code.tsx'
import classes from './gates.module.css'

const words = texts.gate
/** Milliseconds: whoever holds both looks here right after the tablet. */
const lookEvery = 3_000

type PairingProps = { gate: Gate; code: string; onClose: () => void }

/** A gate's code, shown this once, until a tablet took it. */
export function Pairing({ gate, code, onClose }: PairingProps) {
  const query = { branchId: gate.branchId, search: gate.name, page: 1, pageSize: limits.largestPage }
  const gates = useCall(listGates, { query }, { every: lookEvery })
  const now = gates.data?.data.find(({ _id }) => _id === gate._id)
  const isPaired = now !== undefined && now.pairedAt !== null && now.pairedAt !== gate.pairedAt
  // However it is left: the list behind it looks less often.
  useEffect(() => () => void queryClient.invalidateQueries({ queryKey: [listGates.path] }), [])
  const address = `${location.origin}/app/gate`
  return (
    <div className={classes.pairing}>
      {isPaired ? (
        <p className={classes.paired} role="status">
          {words.paired}
        </p>
      ) : (
        <>
          <p>{words.pairHint}</p>
          <span className={classes.qr}>
            <QrCode text={`${address}?code=${code}`} label={`QR code that pairs ${gate.name}`} />
          </span>
          <span className={classes.code}>{code}</span>
          <span className={classes.address}>{address}</span>
          <p>{`It holds for ${limits.gateCodeMinutes} minutes and pairs one tablet.`}</p>
        </>
      )}
      <Button variant={isPaired ? 'filled' : 'default'} onClick={onClose}>
        {isPaired ? 'Done' : 'Close'}
      </Button>
    </div>
  )
}
