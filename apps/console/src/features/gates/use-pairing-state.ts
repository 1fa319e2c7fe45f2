import { type Gate, limits, listGates } from '@tahi/contract'
import { useEffect, useState } from 'react'
import { useCall } from '../../platform/calls.ts'
import { type PairingState, pairingStateOf } from './pairing-state.ts'

/** Milliseconds between two refetches: the user looks here right after entering the code on the tablet. */
const lookEvery = 3_000

/** @param given a code, and when it was made, in milliseconds since 1970 */
export function usePairingState({ gate, code, at }: { gate: Gate; code: string; at: number }): PairingState {
  const query = { branchId: gate.branchId, search: gate.name, page: 1, pageSize: limits.largestPage }
  const gates = useCall(listGates, { query }, { every: lookEvery })
  const [over, end] = useState<string>()
  // A timer also ends the code while the console is offline.
  useEffect(() => {
    const timer = setTimeout(() => end(code), limits.gateCodeMinutes * 60_000)
    return () => clearTimeout(timer)
  }, [code])
  // Data fetched before the code was made is about an earlier code.
  const read = gates.dataUpdatedAt >= at ? gates.data?.data : undefined
  const state = pairingStateOf(gate, read && (read.find(({ _id }) => _id === gate._id) ?? null))
  return state === 'waiting' && over === code ? 'over' : state
}
