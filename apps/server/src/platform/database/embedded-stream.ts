import { Duplex } from 'node:stream'
import { protocol } from '@electric-sql/pglite'
import type { Exec } from './embedded-engine.ts'

const codeOf = (letter: string): number => letter.charCodeAt(0)
/** Messages that wait for a Sync: Parse, Bind, Describe, Execute and Close. */
const awaitingSync = new Set([...'PBDEC'].map(codeOf))
/** The session outlives a connection. */
const terminate = codeOf('X')

/** A server opens a session for each connection. Here all share one, which these statements reset. */
const renewing = ['rollback', 'discard all'].map(protocol.serialize.query)
/** A server's reply to a new connection: AuthenticationOk, and ReadyForQuery outside a transaction. */
const welcome = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1')

/**
 * pg's connection to the embedded database, in place of a socket. pg writes each message separately; the messages of a
 * statement are held until its Sync and go together, because every call has a cost.
 */
export class EmbeddedStream extends Duplex {
  readonly #exec: Exec
  #isWelcomed = false
  #waiting: Buffer[] = []

  /** @param exec replies in the order of the requests; when it fails, this connection fails */
  constructor(exec: Exec) {
    super()
    this.#exec = exec
  }

  /** As a socket does; pg then sends its startup message. */
  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  /** As a socket has; there is no network. */
  setNoDelay(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(message: Buffer, _encoding: string, done: () => void): void {
    this.#take(message)
    done()
  }

  override _writev(messages: { chunk: Buffer }[], done: () => void): void {
    for (const { chunk } of messages) this.#take(chunk)
    done()
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  #take(message: Buffer): void {
    if (!this.#isWelcomed) {
      this.#isWelcomed = true
      for (const query of renewing) this.#exec(query).catch((error: Error) => this.destroy(error))
      this.push(welcome)
      return
    }
    const kind = message[0] ?? 0
    if (kind === terminate) return
    this.#waiting.push(message)
    if (awaitingSync.has(kind)) return
    // In a buffer of its own: transferring a buffer to another thread takes along everything that shares its memory.
    const together = new Uint8Array(Buffer.concat(this.#waiting))
    this.#waiting = []
    this.#exec(together).then(
      (answers) => this.push(Buffer.from(answers.buffer, answers.byteOffset, answers.byteLength)),
      (error: Error) => this.destroy(error),
    )
  }
}
