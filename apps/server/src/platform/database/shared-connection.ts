import type pg from 'pg'

/**
 * A connection that many callers use at the same time: statements of one turn are sent in one piece, and PostgreSQL replies
 * the same way. Replies come in order, so only fast lookups by key belong here.
 */
export class SharedConnection {
  readonly #pool: pg.Pool
  #client: Promise<pg.PoolClient> | undefined
  #closed = false

  /** @param pool of this connection only, so that it takes none from transactions */
  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  /** Opens the connection at first use, and again after it broke. @throws why it could not be opened */
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
