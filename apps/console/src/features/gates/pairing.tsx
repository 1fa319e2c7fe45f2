import { Button, Group } from '@mantine/core'
import { createGate, type Gate, limits, listGates, texts } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { useEffect, useState } from 'react'
import { queryClient, showFailure, useCall, useRefresh } from '../../platform/calls.ts'
import { QrCode } from '../../platform/qr-code.tsx'
import { client } from '../../platform/session.ts'
import classes from './gates.module.css'
import { pairingStateOf } from './pairing-state.ts'

const words = texts.gate
/** Milliseconds: whoever holds both looks here right after the tablet. */
const lookEvery = 3_000

type PairingProps = { gate: Gate; code: string; onClose: () => void }

/** A gate's code, shown this once, until a tablet took it or it pairs none any more. */
export function Pairing({ onClose, ...made }: PairingProps) {
  const [{ gate, code, at }, show] = useState(() => ({ ...made, at: Date.now() }))
  const query = { branchId: gate.branchId, search: gate.name, page: 1, pageSize: limits.largestPage }
  const gates = useCall(listGates, { query }, { every: lookEvery })
  // What was read before the code was made knows an earlier one.
  const read = gates.dataUpdatedAt >= at ? gates.data?.data : undefined
  const state = pairingStateOf(
    gate,
    read?.find(({ _id }) => _id === gate._id),
  )
  const refresh = useRefresh()
  // However it is left: the list behind it looks less often.
  useEffect(() => () => void queryClient.invalidateQueries({ queryKey: [listGates.path] }), [])
  const renew = async () => {
    try {
      const { data } = await client.send(createGate, { body: { _id: gate._id } })
      const at = Date.now()
      await refresh(listGates)
      show({ ...data, at })
    } catch (failure) {
      showFailure(failure)
    }
  }
  const address = `${location.origin}/app/gate`
  return (
    <div className={classes.pairing}>
      {state === 'paired' && (
        <p className={classes.paired} role="status">
          {words.paired}
        </p>
      )}
      {state === 'over' && <p role="status">{words.codeOver}</p>}
      {state === 'waiting' && (
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
      <Group justify="center">
        <Button variant={state === 'paired' ? 'filled' : 'default'} onClick={onClose}>
          {state === 'paired' ? 'Done' : 'Close'}
        </Button>
        {state === 'over' && <BusyButton onClick={renew}>{words.newCode}</BusyButton>}
      </Group>
    </div>
  )
}
