import { type Gate, limits, listGates } from '@tahi/contract'
import { useEffect, useState } from 'react'
import { useCall } from '../../platform/calls.ts'
import { type PairingState, pairingStateOf } from './pairing-state.ts'

/** Milliseconds: whoever holds both looks here right after the tablet. */
const lookEvery = 3_000

/** @param given a code, and when it came */
export function usePairingState({ gate, code, at }: { gate: Gate; code: string; at: number }): PairingState {
  const query = { branchId: gate.branchId, search: gate.name, page: 1, pageSize: limits.largestPage }
  const gates = useCall(listGates, { query }, { every: lookEvery })
  const [over, end] = useState<string>()
  // Also without a line, where nobody else says so.
  useEffect(() => {
    const timer = setTimeout(() => end(code), limits.gateCodeMinutes * 60_000)
    return () => clearTimeout(timer)
  }, [code])
  // What was read before the code was made knows an earlier one.
  const read = gates.dataUpdatedAt >= at ? gates.data?.data : undefined
  const state = pairingStateOf(gate, read && (read.find(({ _id }) => _id === gate._id) ?? null))
  return state === 'waiting' && over === code ? 'over' : state
}
