import { Button, Group } from '@mantine/core'
import { createGate, type Gate, listGates, texts } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { queryClient, showFailure, useRefresh } from '../../platform/calls.ts'
import { client } from '../../platform/session/session.ts'
import classes from './gates.module.css'
import { showsGates } from './shows.ts'
import { usePairingState } from './use-pairing-state.ts'

const words = texts.gate

// Few visits to this page pair a tablet.
const QrCode = lazy(async () => ({ default: (await import('../../platform/qr-code.tsx')).QrCode }))

/** Pixels. */
const qrSize = 200

type PairingProps = { gate: Gate; code: string; onClose: () => void }

/** A gate's code, shown only now, until a tablet is paired with it or it expires; then another code can be requested. */
export function Pairing({ onClose, ...made }: PairingProps) {
  const [given, show] = useState(() => ({ ...made, at: Date.now() }))
  const { gate, code } = given
  const state = usePairingState(given)
  const refresh = useRefresh(showsGates)
  const close = useRef<HTMLButtonElement>(null)
  const told = useId()
  // Refetches the list when this closes, because the list itself refetches less often.
  useEffect(() => () => void queryClient.invalidateQueries({ queryKey: [listGates.path] }), [])
  // Moves the focus, because the button that requested the code is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses again for each new code
  useEffect(() => close.current?.focus(), [code])
  const renew = async () => {
    try {
      const { data } = await client.send(createGate, { body: { _id: gate._id } })
      show({ ...data, at: Date.now() })
      await refresh()
    } catch (failure) {
      showFailure(failure)
    }
  }
  const address = `${location.origin}/app/gate`
  return (
    <div className={classes.pairing}>
      {/* The status element stays mounted, so that screen readers announce changes of its text. */}
      <div id={told} className={classes.told} role="status">
        {state === 'waiting' && (
          <>
            <p>{words.pairHint}</p>
            <span className={classes.qr}>
              <Suspense fallback={<svg width={qrSize} height={qrSize} aria-hidden />}>
                <QrCode
                  text={`${address}?code=${code}`}
                  label={texts.gatePairing.qrCode(gate.name)}
                  size={qrSize}
                />
              </Suspense>
            </span>
            <span className={classes.code}>{code}</span>
            <span className={classes.address}>{address}</span>
            <p>{texts.gatePairing.holds}</p>
          </>
        )}
        {state === 'paired' && <p className={classes.paired}>{words.paired}</p>}
        {state === 'over' && <p>{words.codeOver}</p>}
        {state === 'gone' && <p>{words.gone}</p>}
      </div>
      <Group justify="center">
        <Button
          ref={close}
          variant={state === 'paired' ? 'filled' : 'default'}
          aria-describedby={told}
          data-autofocus
          onClick={onClose}
        >
          {state === 'paired' ? texts.gatePairing.done : texts.actions.close}
        </Button>
        {state === 'over' && <BusyButton onClick={renew}>{words.newCode}</BusyButton>}
      </Group>
    </div>
  )
}
