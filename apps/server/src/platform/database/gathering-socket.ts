import { Socket } from 'node:net'

/**
 * A socket that sends everything written in one turn as one piece. A transaction's begin, independent statements and commit
 * become one system call; a system call costs more than their texts.
 */
export class GatheringSocket extends Socket {
  constructor() {
    super()
    const { write } = this
    // Set on the instance, because connecting replaces `write` with the plain one.
    this.once('connect', () => {
      const gathering = (...given: unknown[]): boolean => {
        this.#gather()
        return Reflect.apply(write, this, given)
      }
      this.write = gathering as Socket['write']
    })
  }

  /** pg corks and uncorks around each statement, which would send each separately. */
  override cork(): void {
    this.#gather()
    super.cork()
  }

  #gather(): void {
    if (this.writableCorked > 0) return
    super.cork()
    process.nextTick(() => this.uncork())
  }
}
