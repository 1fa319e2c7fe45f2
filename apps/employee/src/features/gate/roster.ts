import { type GateAnswer, type GateRoster, readGateRoster } from '@tahi/contract/gate-mode'
import { useSyncExternalStore } from 'react'
import { clockWatch } from '../../platform/clock/watch.ts'
import { Subject } from '../../platform/subject.ts'
import { keptRoster } from './gate-store.ts'
import { pairing, sendAsGate } from './pairing.ts'
import type { Tap } from './tap-queue.ts'
import { withAnswer } from './with-answer.ts'

const known = new Subject<GateRoster | null>(null)

type Change = (roster: GateRoster) => GateRoster
/** For each time that names are being asked for: what was learned meanwhile, which they may not tell yet. */
const learnedMeanwhile = new Set<Change[]>()
let asks = 0
/** Which of the asks brought what is known. */
let answeredAsk = 0

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
    const ask = ++asks
    const missed: Change[] = []
    learnedMeanwhile.add(missed)
    try {
      const { data } = await sendAsGate(readGateRoster, {})
      // Ended, or another gate, while it was asked; or what was asked for later has come before it.
      if (pairing.read() !== asked || ask < answeredAsk) return
      answeredAsk = ask
      await know(missed.reduce((names, change) => change(names), data))
    } catch {
      // The line says that there is none; the next round asks again.
    } finally {
      learnedMeanwhile.delete(missed)
    }
  },
  /**
   * Puts what was answered to a tap into what is known, before the queue lets go of it: behind a line that is lost just
   * then somebody would else be offered to clock in again, and be clocked out by it.
   */
  async learn(tap: Tap, answer: GateAnswer): Promise<void> {
    const change: Change = (names) => withAnswer(names, tap, answer, clockWatch.serverTime())
    for (const missed of learnedMeanwhile) missed.push(change)
    if (known.read() === null) await roster.restore()
    const names = known.read()
    if (names === null) return
    // Where the browser has shut the database, it is known for as long as the page is open.
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
