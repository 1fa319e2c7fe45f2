import type { FastifyRateLimitStore } from '@fastify/rate-limit'

interface Counted {
  current: number
  /** By a clock that only goes forward. */
  readonly until: number
}

/** Addresses and people that are counted at a time; beyond these the first ones begin anew. */
const most = 5_000

/**
 * Counts tries on one server by itself, each for whom `rateLimitKey` names. The plugin's own store goes by the time of day: set
 * back by two hours, it would count on for two hours, and a factory's people share one address.
 */
export class MemoryRateLimitStore implements FastifyRateLimitStore {
  readonly #counted = new Map<string, Counted>()

  incr(whose: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
    const now = performance.now()
    let counted = this.#counted.get(whose)
    if (!counted || counted.until <= now) {
      counted = { current: 0, until: now + windowMs }
      this.#counted.delete(whose)
      this.#counted.set(whose, counted)
      this.#forgetOldest()
    }
    counted.current += 1
    callback(null, { current: counted.current, ttl: counted.until - now })
  }

  /** A call with a limit of its own counts for itself. */
  child(): MemoryRateLimitStore {
    return new MemoryRateLimitStore()
  }

  #forgetOldest(): void {
    if (this.#counted.size <= most) return
    const [oldest = ''] = this.#counted.keys()
    this.#counted.delete(oldest)
  }
}
