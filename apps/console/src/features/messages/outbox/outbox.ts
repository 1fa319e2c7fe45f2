import { FailedCall } from '@tahi/client'
import type { Message } from '@tahi/contract'
import { failureWords } from '../../../platform/failure-words.ts'

/** A message on its way: kept until the server has stored it, or its writer deletes it. */
export interface Waiting {
  /** Made here, so that sending twice is harmless (D7). */
  readonly _id: string
  readonly recipientId: string
  readonly text: string
  /** ISO 8601, by this browser's clock. */
  readonly writtenAt: string
  /** Why the server refused it; it then waits for its writer. */
  readonly refused?: string
}

/** Where messages are kept until they are stored. */
export interface Keeping {
  /** What is kept from before, in the order it was written. */
  read(): Waiting[]
  keep(message: Waiting): void
  forget(id: string): void
}

/** How they get to the server. */
export interface Sender {
  /** @throws FailedCall without a status where no answer came */
  send(message: Waiting): Promise<Message>
  sent(message: Message): void
}

/** Milliseconds until a message that met no server is tried again, if nothing says sooner that the line is back. */
const againAfter = 5_000

/**
 * Sends messages one after another in the order they were written. What is written before the sending begins, or meets no
 * server, waits and keeps its order.
 */
export class Outbox {
  readonly #keeping: Keeping
  readonly #listeners = new Set<() => void>()
  #waiting: readonly Waiting[]
  /** While somebody is signed in and the code for it has come. */
  #sender: Sender | undefined
  #isSending = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(keeping: Keeping) {
    this.#keeping = keeping
    this.#waiting = keeping.read()
  }

  /** All that waits; another array after each change. */
  get waiting(): readonly Waiting[] {
    return this.#waiting
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  add(message: Waiting): void {
    this.#keeping.keep(message)
    this.#change([...this.#waiting, message])
    void this.flush()
  }

  /** Tries one that was refused again, behind the others. */
  retry(id: string): void {
    const found = this.#waiting.find(({ _id }) => _id === id)
    if (!found) return
    const { refused: _, ...again } = found
    this.delete(id)
    this.add(again)
  }

  delete(id: string): void {
    this.#keeping.forget(id)
    this.#change(this.#waiting.filter(({ _id }) => _id !== id))
  }

  /** From now on messages are sent, those first that wait already. */
  begin(sender: Sender): void {
    this.#sender = sender
    void this.flush()
  }

  /** Sends what waits: at the beginning, and whenever the line is back. */
  async flush(): Promise<void> {
    if (this.#isSending) return
    clearTimeout(this.#timer)
    this.#isSending = true
    this.#takeUp()
    try {
      for (let next = this.#next(); this.#sender && next; next = this.#next())
        if (!(await this.#deliver(next, this.#sender))) break
    } finally {
      this.#isSending = false
    }
    if (this.#sender && this.#next()) this.#timer = setTimeout(() => void this.flush(), againAfter)
  }

  /** Sends nothing any more; what waits stays kept. */
  end(): void {
    this.#sender = undefined
    clearTimeout(this.#timer)
  }

  /** What another tab has kept meanwhile: it may be closed by now. Where it is not, it is stored once all the same. */
  #takeUp(): void {
    const known = new Set(this.#waiting.map(({ _id }) => _id))
    const left = this.#keeping.read().filter(({ _id, refused }) => !known.has(_id) && refused === undefined)
    if (left.length === 0) return
    this.#change(
      [...this.#waiting, ...left].sort((one, other) => one.writtenAt.localeCompare(other.writtenAt)),
    )
  }

  #next(): Waiting | undefined {
    return this.#waiting.find(({ refused }) => refused === undefined)
  }

  /** @returns whether the next one can be tried */
  async #deliver(message: Waiting, { send, sent }: Sender): Promise<boolean> {
    try {
      sent(await send(message))
      this.delete(message._id)
      return true
    } catch (failure) {
      if (failure instanceof FailedCall && failure.canPass) return false
      // Anything else is a fault of this code: it fails the next time too.
      const refused = failureWords(failure)
      // biome-ignore lint/suspicious/noConsole: its writer is told that it was not sent; why is for who mends it
      if (!(failure instanceof FailedCall)) console.error(failure)
      this.#keeping.keep({ ...message, refused })
      this.#change(this.#waiting.map((one) => (one._id === message._id ? { ...one, refused } : one)))
      return true
    }
  }

  #change(waiting: readonly Waiting[]): void {
    this.#waiting = waiting
    for (const tell of this.#listeners) tell()
  }
}
