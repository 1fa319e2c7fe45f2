import { Subject } from '@tahi/client/subject'
import { type GateAnswer, type GateRoster, readGateRoster } from '@tahi/contract/gate-mode'
import { useSyncExternalStore } from 'react'
import { clockWatch } from '../../platform/clock/watch.ts'
import { keptRoster } from './gate-store.ts'
import { pairing, sendAsGate } from './pairing.ts'
import type { Tap } from './tap-queue.ts'
import { withAnswer } from './with-answer.ts'

const known = new Subject<GateRoster | null>(null)

type Change = (roster: GateRoster) => GateRoster
/** For each running request for names: changes learned since it started, which its reply may lack. */
const learnedMeanwhile = new Set<Change[]>()
let asks = 0
/** Number of the request that brought the current names. */
let answeredAsk = 0

/** The people whom this gate lets in, as far as it knows. */
export const roster = {
  read: known.read,
  /** Restores the stored names; does nothing when the browser has no database. */
  async restore(): Promise<void> {
    const kept = await keptRoster.read().catch(() => undefined)
    if (kept && known.read() === null && pairing.read() !== null) known.set(kept)
  },
  /** Refetches the names. Without an answer the current ones stay. */
  async refresh(): Promise<void> {
    const asked = pairing.read()
    if (asked === null) return
    const ask = ++asks
    const missed: Change[] = []
    learnedMeanwhile.add(missed)
    try {
      const { data } = await sendAsGate(readGateRoster, {})
      // The pairing has ended or changed during the request, or a later request was answered first.
      if (pairing.read() !== asked || ask < answeredAsk) return
      answeredAsk = ask
      await know(missed.reduce((names, change) => change(names), data))
    } catch {
      // The header shows that the gate is offline; the next round tries again.
    } finally {
      learnedMeanwhile.delete(missed)
    }
  },
  /**
   * Applies the reply to a tap to the known names before the queue removes the tap. Otherwise, if the connection
   * broke in between, the person would be offered to clock in again, and would clock out by it.
   */
  async learn(tap: Tap, answer: GateAnswer): Promise<void> {
    const change: Change = (names) => withAnswer(names, tap, answer, clockWatch.serverTime())
    for (const missed of learnedMeanwhile) missed.push(change)
    if (known.read() === null) await roster.restore()
    const names = known.read()
    if (names === null) return
    // When the browser has closed the database, the change lasts as long as the page is open.
    await know(change(names)).catch(() => {})
  },
}

async function know(names: GateRoster): Promise<void> {
  known.set(names)
  await keptRoster.put(names)
}

pairing.onChange(() => {
  known.set(null)
  keptRoster.forget().catch(() => {})
})

export const useRoster = (): GateRoster | null =>
  useSyncExternalStore((listener) => known.subscribe(listener), known.read)
