import type { Payslip } from '@tahi/contract'
import { useCallback, useEffect } from 'react'
import { useLeftState } from '../../../platform/use-left-state.ts'

/** A payslip as it was shown; by its version the server knows what changed since then. */
export type Seen = Pick<Payslip, '_id' | 'version'>

/**
 * Keeps how a list's payslips were last shown, on other pages too, and for as long as they may stay selected.
 * @returns how the payslips of these ids were seen, and a way to say that some more were
 */
export function useSeen(shown: readonly Seen[] | undefined) {
  // Written into as it is: nothing that is drawn hangs on it.
  const [versions] = useLeftState('Seen payslips', {}, new Map<string, Seen>())
  const see = useCallback(
    (payslips: readonly Seen[]) => {
      for (const { _id, version } of payslips) versions.set(_id, { _id, version })
    },
    [versions],
  )
  useEffect(() => {
    if (shown) see(shown)
  }, [shown, see])
  const seenOf = (ids: ReadonlySet<string>): Seen[] => [...ids].flatMap((id) => versions.get(id) ?? [])
  return { seenOf, see }
}
