import { Subject } from '@tahi/client/subject'
import type { GateAnswer } from '@tahi/contract/gate-mode'
import type { Tapped } from '../../platform/clock/tapped.ts'

/** A typed code and PIN, kept on the tablet until the server has answered. */
export interface Tap extends Tapped {
  /** Its position in the queue, assigned by the tablet's database. */
  readonly place?: number
  readonly _id: string
  /** The gate where it was taken; missing in taps of earlier versions. */
  readonly gateId?: string | undefined
  /** What shows that the tablet was that gate; missing until a roster came from a server that sends it. */
  readonly gateProof?: string | undefined
  readonly code: string
  readonly sealedPin: string
}

export type StoredTap = Tap & { readonly place: number }

/**
 * The result of sending a tap: answered, unanswered so far, not to be decided yet although the server is reached (with the
 * answer when there is one that came too late), or never acceptable.
 */
export type Sent =
  | { is: 'answered'; answer: GateAnswer }
  | { is: 'delayed'; answer?: GateAnswer }
  | { is: 'unanswered' | 'failed' }

/** What the person is told: the answer, that it failed, or null while it waits. */
export type Told = GateAnswer | 'failed' | null

interface TapParts {
  readonly keeping: {
    read(): Promise<StoredTap[]>
    add(tap: Tap): Promise<void>
    remove(place: number): Promise<void>
  }
  /** Whether the tablet is paired; an unpaired tablet keeps its taps. */
  mayAsk(): boolean
  send(tap: Tap): Promise<Sent>
  /** Receives every answer before its tap is removed. Never throws. */
  learn(tap: Tap, answer: GateAnswer): Promise<void>
  /** Runs a sending unless another page of this tablet is running one. */
  alone(run: () => Promise<void>): Promise<void>
}

/**
 * Sends taps one by one in order, each until the server has answered it. The tap's key makes retries idempotent. A
 * tap is stored before it is sent, so switching the tablet off loses nothing. One whose code is locked by wrong PINs waits
 * for the lock's end, and one refused after its person was told that it is kept is sent again: the same code's later taps
 * wait behind it, and those of others are sent.
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

  /**
   * Stores a tap and sends it. On a tablet that is full it is sent once, and has failed without an answer.
   * @returns whether it is stored, and the result; null while it waits
   */
  add(tap: Tap): { kept: Promise<boolean>; answered: Promise<Told> } {
    const answered = new Promise<Told>((resolve) => this.#listeners.set(tap._id, resolve))
    const kept = this.#parts.keeping.add(tap).then(
      () => true,
      () => false,
    )
    void kept.then((isKept) => (isKept ? this.flush() : this.#sendUnkept(tap)))
    return { kept, answered }
  }

  async #sendUnkept(tap: Tap): Promise<void> {
    const sent = this.#parts.mayAsk() ? await this.#parts.send(tap) : ({ is: 'failed' } as const)
    const answer = 'answer' in sent ? sent.answer : undefined
    const learned = answer && this.#parts.learn(tap, answer)
    this.#tell(tap._id, answer ?? 'failed')
    await learned
  }

  /** Sends waiting taps: at the start, when back online, and periodically. Never throws; failures are retried. */
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
        // People whose tap is unanswered are told that it waits.
        if (!this.#isWanted) for (const { _id } of this.read()) this.#tell(_id, null)
      }
    } catch {
      // The browser has closed the tablet's database, for example when storage was cleared. People at the gate do not
      // wait for the retry.
      for (const id of [...this.#listeners.keys()]) this.#tell(id, null)
    } finally {
      this.#sending = undefined
    }
  }

  async #sendAll(): Promise<void> {
    const delayed = new Set<string>()
    // Reads the queue for each tap: another one may have been added.
    for (let tap = await this.#next(delayed); tap !== undefined; tap = await this.#next(delayed)) {
      const sent = this.#parts.mayAsk() ? await this.#parts.send(tap) : ({ is: 'unanswered' } as const)
      if (sent.is === 'unanswered') return
      if (sent.is === 'delayed') {
        delayed.add(tap.code.toLowerCase())
        // Who is still there can tap again. After a lock the tap may count, and a second one would clock its person out.
        if (sent.answer?.outcome === 'refused') this.#tell(tap._id, sent.answer)
        continue
      }
      const learned = sent.is === 'answered' && this.#parts.learn(tap, sent.answer)
      this.#tell(tap._id, sent.is === 'answered' ? sent.answer : 'failed')
      await learned
      await this.#parts.keeping.remove(tap.place)
    }
  }

  async #next(delayed: ReadonlySet<string>): Promise<StoredTap | undefined> {
    await this.#look()
    return this.read().find(({ code }) => !delayed.has(code.toLowerCase()))
  }

  async #look(): Promise<void> {
    this.#waiting.set(await this.#parts.keeping.read())
  }

  #tell(id: string, told: Told): void {
    this.#listeners.get(id)?.(told)
    this.#listeners.delete(id)
  }
}
