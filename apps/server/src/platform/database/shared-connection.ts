import type pg from 'pg'

/**
 * A connection on which many ask at the same time: what is asked within one turn goes to the system in one piece, and
 * PostgreSQL answers it so. Answers come in the order of the questions, so only what is found by its key is asked here.
 */
export class SharedConnection {
  readonly #pool: pg.Pool
  #client: Promise<pg.PoolClient> | undefined
  #closed = false

  /** @param pool of this connection alone: it takes none from those who work */
  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  /** Opens it when it is asked for first, and anew after it broke. @throws why it could not be opened */
  client(): Promise<pg.PoolClient> {
    this.#client ??= this.#open()
    return this.#client
  }

  async #open(): Promise<pg.PoolClient> {
    try {
      const client = await this.#pool.connect()
      client.once('end', () => {
        if (this.#closed) return
        this.#client = undefined
        client.release(true)
      })
      return client
    } catch (error) {
      this.#client = undefined
      throw error
    }
  }

  async close(): Promise<void> {
    const client = await this.#client?.catch(() => undefined)
    this.#closed = true
    client?.release()
    await this.#pool.end()
  }
}
