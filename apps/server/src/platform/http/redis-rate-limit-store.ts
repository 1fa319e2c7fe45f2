import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { RouteOptions } from 'fastify'
import type { CompanyRedis } from '../redis.ts'
import { MemoryRateLimitStore } from './memory-rate-limit-store.ts'

/** Atomic: a count without an expiry would lock somebody out for ever. */
const countOne = `
  local current = redis.call('incr', KEYS[1])
  if current == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
  return { current, redis.call('pttl', KEYS[1]) }`

/**
 * Counts tries over all servers of the company, per key of `rateLimitKey`; while Redis is away, on this server alone. The
 * plugin's own store would let everything through in that time.
 */
export const redisRateLimitStore = ({ redis, name }: CompanyRedis): FastifyRateLimitStoreCtor =>
  class extends RedisRateLimitStore {
    constructor() {
      super(redis, `${name}-tries-`)
    }
  }

/** The plugin's types omit the route that it passes with the limit. */
type LimitOfItsOwn = Parameters<FastifyRateLimitStore['child']>[0] & { readonly routeInfo: RouteOptions }

class RedisRateLimitStore implements FastifyRateLimitStore {
  readonly #redis: CompanyRedis['redis']
  readonly #name: string
  readonly #meanwhile = new MemoryRateLimitStore()

  constructor(redis: CompanyRedis['redis'], name: string) {
    this.#redis = redis
    this.#name = name
  }

  incr(whose: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
    this.#count(whose, windowMs).then(
      (counted) => callback(null, counted),
      () => this.#meanwhile.incr(whose, callback, windowMs),
    )
  }

  /** A call with its own limit is counted separately. */
  child({ routeInfo }: LimitOfItsOwn): RedisRateLimitStore {
    return new RedisRateLimitStore(this.#redis, `${this.#name}${routeInfo.method}${routeInfo.url}-`)
  }

  async #count(whose: string, windowMs: number) {
    const counted = await this.#redis.eval(countOne, 1, this.#name + whose, windowMs)
    const [current, ttl] = counted as [number, number]
    return { current, ttl }
  }
}
