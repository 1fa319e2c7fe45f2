import type { Payslip } from '@tahi/contract'
import { useEffect, useRef } from 'react'

/** A payslip as it was shown; by its version the server knows what changed since then. */
export type Seen = Pick<Payslip, '_id' | 'version'>

/**
 * Keeps how a list's payslips were last shown, on other pages too.
 * @returns how the payslips of these ids were seen, and a way to say that some more were
 */
export function useSeen(shown: readonly Seen[] | undefined) {
  const versions = useRef(new Map<string, Seen>())
  const see = useRef((payslips: readonly Seen[]) => {
    for (const { _id, version } of payslips) versions.current.set(_id, { _id, version })
  }).current
  useEffect(() => {
    if (shown) see(shown)
  }, [shown, see])
  const seenOf = (ids: ReadonlySet<string>): Seen[] =>
    [...ids].flatMap((id) => versions.current.get(id) ?? [])
  return { seenOf, see }
}
