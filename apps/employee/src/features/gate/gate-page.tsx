import { useEffect, useState } from 'react'
import { GateDesk } from './gate-desk.tsx'
import { PairPage } from './pair-page.tsx'
import { usePairing } from './pairing.ts'
import { tend } from './taps.ts'
import { keepAwake } from './wake.ts'

/** A tablet in gate mode. Nobody signs in: the tablet has a token of its own, which allows nothing but the gate. */
export function GatePage() {
  const pairing = usePairing()
  const [code, setCode] = useState(() => new URLSearchParams(location.search).get('code') ?? '')
  useEffect(tend, [])
  useEffect(keepAwake, [])
  if (pairing !== null && code === '') return <GateDesk />
  const leave = () => {
    // The pairing code is used or rejected: it must not stay in the address when the page is reloaded.
    history.replaceState(null, '', location.pathname)
    setCode('')
  }
  return <PairPage code={code} onLeave={leave} />
}
