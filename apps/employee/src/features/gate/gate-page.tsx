import { useEffect } from 'react'
import { GateDesk } from './gate-desk.tsx'
import { PairPage } from './pair-page.tsx'
import { usePairing } from './pairing.ts'
import { tend } from './taps.ts'
import { keepAwake } from './wake.ts'

/** A tablet in gate mode. Nobody is signed in here: the tablet itself has a token, which opens nothing else. */
export function GatePage() {
  const pairing = usePairing()
  useEffect(tend, [])
  useEffect(keepAwake, [])
  return pairing === null ? <PairPage /> : <GateDesk />
}
