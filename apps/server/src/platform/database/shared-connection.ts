import type pg from 'pg'

/**
 * A connection of the pool on which many ask at the same time: what is asked within one turn goes to the system in one
 * piece, and PostgreSQL answers it so. Answers come in the order of the questions, so only what is found by its key is
 * asked here.
 */
export class SharedConnection {
  readonly #pool: pg.Pool
  #client: pg.PoolClient | undefined
  #opening: Promise<void> | undefined
  #closed = false

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  /** None before it was asked for, nor after it broke: it is opened anew, and who asks takes one of their own meanwhile. */
  get client(): pg.PoolClient | undefined {
    if (!this.#client && !this.#closed)
      this.#opening ??= this.#open()
        .catch(() => {})
        .finally(() => {
          this.#opening = undefined
        })
    return this.#client
  }

  async #open(): Promise<void> {
    const client = await this.#pool.connect()
    client.once('end', () => this.#giveBack(client))
    this.#client = client
  }

  #giveBack(client: pg.PoolClient): void {
    if (this.#client !== client) return
    this.#client = undefined
    client.release(true)
  }

  /** Gives it back to the pool. */
  async close(): Promise<void> {
    this.#closed = true
    await this.#opening
    this.#client?.release()
    this.#client = undefined
  }
}
