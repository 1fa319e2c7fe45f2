import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../caller.ts'
import { bearerToken } from './bearer-token.ts'

/**
 * The key that a request counts for in the limit of all calls: the person of a known token, otherwise the address. A
 * factory's people share one address, and must not use up each other's calls; a token that was not looked up yet could be
 * forged. A call with its own limit, such as signing in, always counts for the address.
 * @param lastKnown the caller last found for a token, without a lookup
 */
export const rateLimitKey =
  (lastKnown: (token: string) => Caller | null) =>
  (request: FastifyRequest): string => {
    const token = request.routeOptions.config.rateLimit ? null : bearerToken(request)
    const caller = token === null ? null : lastKnown(token)
    return caller ? caller.personId : normalizeIP(request.ip)
  }
