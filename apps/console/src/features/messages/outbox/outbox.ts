import { FailedCall } from '@tahi/client'
import { isLastWord } from '@tahi/client/last-word'
import type { Message } from '@tahi/contract'
import { failureWords } from '../../../platform/failure-words.ts'

/** A message that is kept until the server has stored it, or its author deletes it. */
export interface Waiting {
  /** Created here, so that sending twice is idempotent (D7). */
  readonly _id: string
  readonly recipientId: string
  readonly text: string
  /** ISO 8601, by this browser's clock. */
  readonly writtenAt: string
  /** Why the server refused it; the message then waits for its author. */
  readonly refused?: string
}

/** Stores messages until the server has them. */
export interface Keeping {
  /** The stored messages, in the order they were written. */
  read(): Waiting[]
  keep(message: Waiting): void
  forget(id: string): void
}

/** Sends messages to the server. */
export interface Sender {
  /** @throws FailedCall without a status if there was no reply */
  send(message: Waiting): Promise<Message>
  sent(message: Message): void
}

/** Milliseconds until an unanswered message is retried, unless the connection comes back sooner. */
const againAfter = 5_000

/**
 * Sends messages one at a time, in the order they were written. Messages that are written before `begin`, or do not reach
 * the server, wait and keep their order.
 */
export class Outbox {
  readonly #keeping: Keeping
  readonly #listeners = new Set<() => void>()
  #waiting: readonly Waiting[]
  /** Set while somebody is signed in and the sending code is loaded. */
  #sender: Sender | undefined
  #isSending = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(keeping: Keeping) {
    this.#keeping = keeping
    this.#waiting = keeping.read()
  }

  /** All waiting messages; a new array after each change. */
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

  /** Retries a refused message, after the others. */
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

  /** Starts sending, beginning with the messages that already wait. */
  begin(sender: Sender): void {
    this.#sender = sender
    void this.flush()
  }

  /** Sends the waiting messages: at the beginning, and whenever the connection is back. */
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

  /** Stops sending; waiting messages stay stored. */
  end(): void {
    this.#sender = undefined
    clearTimeout(this.#timer)
  }

  /**
   * Adopts messages that another tab stored, because that tab may be closed. If both tabs send a message, it is stored
   * only once.
   */
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

  /** @returns whether the next message can be tried */
  async #deliver(message: Waiting, { send, sent }: Sender): Promise<boolean> {
    try {
      sent(await send(message))
      this.delete(message._id)
      return true
    } catch (failure) {
      if (failure instanceof FailedCall && !isLastWord(failure)) return false
      // Other failures repeat, so the message is marked as refused and waits for its author.
      const refused = failureWords(failure)
      // biome-ignore lint/suspicious/noConsole: the author sees that it was not sent; the console shows why
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
