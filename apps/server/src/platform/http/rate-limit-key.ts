import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { Holder } from '../caller.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is behind a call of the contract, from its start on. */
    holder?: Holder
    /** When the holder was looked up, by a clock that nobody sets. */
    identifiedAt?: number
  }
  interface FastifyContextConfig {
    /** Whether the route is a call for everybody, such as signing in. */
    isPublic?: boolean
  }
}

/**
 * The key that a request counts for in the rate limits: whoever it is by themselves, and everybody unknown by the address.
 * A factory's people and tablets share one address; neither they nor a stranger in the same network may use up each
 * other's calls. A public call, such as signing in, always counts for the address.
 */
export function rateLimitKey({ holder, routeOptions, ip }: FastifyRequest): string {
  const known = routeOptions.config.isPublic ? undefined : (holder?.caller?.personId ?? holder?.gate?.gateId)
  return known ?? normalizeIP(ip)
}
