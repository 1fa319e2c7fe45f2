import { useEffect, useState } from 'react'
import { GateDesk } from './gate-desk.tsx'
import { PairPage } from './pair-page.tsx'
import { usePairing } from './pairing.ts'
import { tend } from './taps.ts'
import { keepAwake } from './wake.ts'

/** A tablet in gate mode. Nobody is signed in here: the tablet itself has a token, which opens nothing else. */
export function GatePage() {
  const pairing = usePairing()
  const [code, setCode] = useState(() => new URLSearchParams(location.search).get('code') ?? '')
  useEffect(tend, [])
  useEffect(keepAwake, [])
  if (pairing !== null && code === '') return <GateDesk />
  const leave = () => {
    // Used up, or not wanted: it must not stand in the address of a page that is opened again.
    history.replaceState(null, '', location.pathname)
    setCode('')
  }
  return <PairPage code={code} onLeave={leave} />
}
