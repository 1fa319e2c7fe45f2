import type { GateAnswer } from '@tahi/contract/gate-mode'
import { Subject } from '../../platform/subject.ts'

/** A code and a PIN that somebody typed, as the tablet keeps it until the server answered. */
export interface Tap {
  /** Its place in the order; the tablet's database gives it. */
  readonly place?: number
  readonly _id: string
  /** Where it was taken; taps of earlier versions do not say. */
  readonly gateId?: string | undefined
  readonly code: string
  readonly sealedPin: string
  readonly phoneTime: string
  readonly sinceContact: number | null
  readonly contactAt: string | null
  readonly setBack: number
}

export type StoredTap = Tap & { readonly place: number }

/** What came of sending a tap: the last word on it, none yet, or that it can never be taken. */
export type Sent = { is: 'answered'; answer: GateAnswer } | { is: 'unanswered' } | { is: 'failed' }

/** What whoever tapped is told: the answer, that it failed, or null where it waits. */
export type Told = GateAnswer | 'failed' | null

interface TapParts {
  readonly keeping: {
    read(): Promise<StoredTap[]>
    add(tap: Tap): Promise<void>
    remove(place: number): Promise<void>
  }
  /** Whether there is anybody to send to: a tablet that is no gate keeps what waits. */
  mayAsk(): boolean
  send(tap: Tap): Promise<Sent>
  /** Told of every answer before its tap is kept no longer. It never fails. */
  learn(tap: Tap, answer: GateAnswer): Promise<void>
  /** Runs a sending, unless another page of this tablet is at it. */
  alone(run: () => Promise<void>): Promise<void>
}

/**
 * Sends taps one after another in their order, each until the server has answered it: its key makes a second sending
 * harmless. A tap is on the tablet before anything is sent, so nothing is lost when it is switched off.
 */
export class TapQueue {
  readonly #parts: TapParts
  readonly #waiting = new Subject<readonly StoredTap[]>([])
  readonly #listeners = new Map<string, (told: Told) => void>()
  #sending: Promise<void> | undefined
  #isWanted = false

  constructor(parts: TapParts) {
    this.#parts = parts
  }

  readonly read = (): readonly StoredTap[] => this.#waiting.read()
  readonly subscribe = this.#waiting.subscribe

  /** Keeps a tap and sends it. It is safe once `kept` resolved. @returns what came of it; null: it waits */
  add(tap: Tap): { kept: Promise<void>; answered: Promise<Told> } {
    const kept = this.#parts.keeping.add(tap)
    const answered = new Promise<Told>((resolve) => this.#listeners.set(tap._id, resolve))
    kept.then(
      () => void this.flush(),
      () => this.#tell(tap._id, null),
    )
    return { kept, answered }
  }

  /** Sends what waits: at the start, when the line is back, and from time to time. It never fails: it tries again. */
  async flush(): Promise<void> {
    this.#isWanted = true
    this.#sending ??= this.#sendWhileWanted()
    await this.#sending
  }

  async #sendWhileWanted(): Promise<void> {
    try {
      while (this.#isWanted) {
        this.#isWanted = false
        await this.#parts.alone(() => this.#sendAll())
        await this.#look()
        // Whoever still stands there is told that it waits.
        if (!this.#isWanted) for (const { _id } of this.read()) this.#tell(_id, null)
      }
    } catch {
      // The browser has shut the tablet's database, as where storage was cleared: nobody waits at the gate for the next try.
      for (const id of [...this.#listeners.keys()]) this.#tell(id, null)
    } finally {
      this.#sending = undefined
    }
  }

  async #sendAll(): Promise<void> {
    // Read anew each time: somebody may have tapped meanwhile.
    for (let tap = await this.#first(); tap !== undefined; tap = await this.#first()) {
      const sent = this.#parts.mayAsk() ? await this.#parts.send(tap) : ({ is: 'unanswered' } as const)
      if (sent.is === 'unanswered') return
      const learned = sent.is === 'answered' && this.#parts.learn(tap, sent.answer)
      this.#tell(tap._id, sent.is === 'answered' ? sent.answer : 'failed')
      await learned
      await this.#parts.keeping.remove(tap.place)
    }
  }

  async #first(): Promise<StoredTap | undefined> {
    await this.#look()
    return this.read()[0]
  }

  async #look(): Promise<void> {
    this.#waiting.set(await this.#parts.keeping.read())
  }

  #tell(id: string, told: Told): void {
    this.#listeners.get(id)?.(told)
    this.#listeners.delete(id)
  }
}
