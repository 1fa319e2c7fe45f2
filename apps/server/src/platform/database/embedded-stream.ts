import { Duplex } from 'node:stream'
import { protocol } from '@electric-sql/pglite'
import type { Exec } from './embedded-engine.ts'

const codeOf = (letter: string): number => letter.charCodeAt(0)
/** Messages that a Sync ends: Parse, Bind, Describe, Execute and Close. */
const awaitingSync = new Set([...'PBDEC'].map(codeOf))
/** The session stays when a connection ends. */
const terminate = codeOf('X')

/** A server opens a session for each connection; here all have one, which these make as if it were new. */
const renewing = ['rollback', 'discard all'].map(protocol.serialize.query)
/** What a server answers to who connects: AuthenticationOk, and ReadyForQuery in no transaction. */
const welcome = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1')

/**
 * pg's connection to the embedded database, as a socket is to a server. pg writes each message by itself; a statement's wait
 * here for its Sync and go together, because each piece has its cost.
 */
export class EmbeddedStream extends Duplex {
  readonly #exec: Exec
  #isWelcomed = false
  #waiting: Buffer[] = []

  /** @param exec answers in the order in which it is asked; when it fails, so does this connection */
  constructor(exec: Exec) {
    super()
    this.#exec = exec
  }

  /** As a socket's: pg then says who it is. */
  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  /** As a socket's; there is no network. */
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
    // In memory of its own: what goes to another thread takes with it all that it shares memory with.
    const together = new Uint8Array(Buffer.concat(this.#waiting))
    this.#waiting = []
    this.#exec(together).then(
      (answers) => this.push(Buffer.from(answers.buffer, answers.byteOffset, answers.byteLength)),
      (error: Error) => this.destroy(error),
    )
  }
}
