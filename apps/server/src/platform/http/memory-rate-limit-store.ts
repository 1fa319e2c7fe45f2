import type { FastifyRateLimitStore } from '@fastify/rate-limit'

interface Counted {
  current: number
  /** Milliseconds on a monotonic clock. */
  readonly until: number
}

/** Addresses and people counted at a time; beyond these the oldest counts are dropped. */
const most = 5_000

/**
 * Counts tries on one server, per key of `rateLimitKey`. The plugin's own store uses the time of day: after the clock is
 * set back by two hours it would keep counting for two hours, and a factory's people share one address.
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

  /** A call with its own limit is counted separately. */
  child(): MemoryRateLimitStore {
    return new MemoryRateLimitStore()
  }

  #forgetOldest(): void {
    if (this.#counted.size <= most) return
    const [oldest = ''] = this.#counted.keys()
    this.#counted.delete(oldest)
  }
}
