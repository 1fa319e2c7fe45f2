import { Socket } from 'node:net'

/**
 * A socket that sends in one piece what is written in one turn: a transaction's opening, statements that wait for
 * nothing of each other and the end are one write to the system, which costs more than their texts.
 */
export class GatheringSocket extends Socket {
  constructor() {
    super()
    const { write } = this
    // Not a method, because connecting puts the plain one in its place.
    this.once('connect', () => {
      const gathering = (...given: unknown[]): boolean => {
        this.#gather()
        return Reflect.apply(write, this, given)
      }
      this.write = gathering as Socket['write']
    })
  }

  /** pg corks and uncorks around each statement, which would send each by itself. */
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
