import { FailedCall } from '@tahi/client'
import { type Message, texts } from '@tahi/contract'

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

export interface OutboxParts {
  /** What is kept from before, in the order it was written. */
  read(): Waiting[]
  keep(message: Waiting): void
  forget(id: string): void
  /** @throws FailedCall without a status where no answer came */
  send(message: Waiting): Promise<Message>
  sent(message: Message): void
}

/** Milliseconds until a message that met no server is tried again, if nothing says sooner that the line is back. */
const againAfter = 5_000

/** Sends messages one after another in the order they were written. What meets no server waits, and keeps its order. */
export class Outbox {
  readonly #parts: OutboxParts
  readonly #listeners = new Set<() => void>()
  #waiting: readonly Waiting[]
  #isSending = false
  #isOver = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(parts: OutboxParts) {
    this.#parts = parts
    this.#waiting = parts.read()
  }

  /** All that waits; another array after each change. */
  get waiting(): readonly Waiting[] {
    return this.#waiting
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  add(message: Waiting): void {
    this.#parts.keep(message)
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
    this.#parts.forget(id)
    this.#change(this.#waiting.filter(({ _id }) => _id !== id))
  }

  /** Sends what waits: at the beginning, and whenever the line is back. */
  async flush(): Promise<void> {
    if (this.#isSending) return
    clearTimeout(this.#timer)
    this.#isSending = true
    try {
      for (let next = this.#next(); next; next = this.#next()) if (!(await this.#deliver(next))) break
    } finally {
      this.#isSending = false
    }
    if (this.#next() && !this.#isOver) this.#timer = setTimeout(() => void this.flush(), againAfter)
  }

  /** Sends nothing any more; what waits stays kept. */
  end(): void {
    this.#isOver = true
    clearTimeout(this.#timer)
  }

  #next(): Waiting | undefined {
    return this.#isOver ? undefined : this.#waiting.find(({ refused }) => refused === undefined)
  }

  /** @returns whether the next one can be tried */
  async #deliver(message: Waiting): Promise<boolean> {
    try {
      this.#parts.sent(await this.#parts.send(message))
      this.delete(message._id)
      return true
    } catch (failure) {
      if (canPass(failure)) return false
      const refused = failure instanceof Error ? failure.message : texts.error
      this.#parts.keep({ ...message, refused })
      this.#change(this.#waiting.map((one) => (one._id === message._id ? { ...one, refused } : one)))
      return true
    }
  }

  #change(waiting: readonly Waiting[]): void {
    this.#waiting = waiting
    for (const tell of this.#listeners) tell()
  }
}

/** No server, one in trouble, too many in a minute, or a session that ended: the same message can be sent later. */
const canPass = (failure: unknown): boolean =>
  failure instanceof FailedCall &&
  (failure.status === undefined || [401, 429].includes(failure.status) || failure.status >= 500)
