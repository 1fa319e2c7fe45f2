import { type GateRoster, readGateRoster } from '@tahi/contract/gate-mode'
import { useSyncExternalStore } from 'react'
import { Subject } from '../../platform/subject.ts'
import { keptRoster } from './gate-store.ts'
import { pairing, sendAsGate } from './pairing.ts'

const known = new Subject<GateRoster | null>(null)

/** Whom this gate lets in, as far as it knows. */
export const roster = {
  read: known.read,
  /** What the tablet knew when it was last open; nothing where the browser allows no database. */
  async restore(): Promise<void> {
    const kept = await keptRoster.read().catch(() => undefined)
    if (kept && known.read() === null && pairing.read() !== null) known.set(kept)
  },
  /** Asks anew. Without an answer what is known stays. */
  async refresh(): Promise<void> {
    const asked = pairing.read()
    if (asked === null) return
    try {
      const { data } = await sendAsGate(readGateRoster, {})
      // Ended, or another gate, while it was asked.
      if (pairing.read() !== asked) return
      known.set(data)
      await keptRoster.put(data)
    } catch {
      // The line says that there is none; the next round asks again.
    }
  },
}

pairing.onChange(() => {
  known.set(null)
  keptRoster.forget().catch(() => {})
})

export const useRoster = (): GateRoster | null =>
  useSyncExternalStore((listener) => known.subscribe(listener), known.read)
