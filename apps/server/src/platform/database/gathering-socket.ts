import { Socket } from 'node:net'

/**
 * A socket that sends everything written in one turn as one piece. A transaction's begin, independent statements and
 * commit become one system call; a system call costs more than their texts.
 */
export class GatheringSocket extends Socket {
  /** How much had been read when something was last written. */
  #readBefore = 0

  /**
   * @param silence milliseconds after which a connection is given up that has not answered what was written; undefined:
   * never. The system itself notices a machine that is gone only after a quarter of an hour.
   */
  constructor(silence?: number) {
    super()
    const { write } = this
    if (silence !== undefined) {
      this.setTimeout(silence)
      // Not given to setTimeout, which would call it for the first silence only, though that is often an idle one.
      this.on('timeout', () => {
        if (this.bytesWritten > 0 && this.bytesRead === this.#readBefore)
          this.destroy(new Error('Connection terminated: the database has not answered'))
      })
    }
    // Set on the instance, because connecting replaces `write` with the plain one.
    this.once('connect', () => {
      const gathering = (...given: unknown[]): boolean => {
        this.#gather()
        this.#readBefore = this.bytesRead
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
