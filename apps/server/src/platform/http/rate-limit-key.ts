import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../caller.ts'
import { bearerToken } from './bearer-token.ts'

/**
 * Whose a request is, for the limit of all calls: a person's where the token is known already, else its address's. A
 * factory's people share one address, and must not use up each other's calls; a token that was not yet looked up could be
 * anything. What has a limit of its own, such as signing in, is always the address's.
 * @param lastKnown whose session a token was found to be, without looking it up
 */
export const rateLimitKey =
  (lastKnown: (token: string) => Caller | null) =>
  (request: FastifyRequest): string => {
    const token = request.routeOptions.config.rateLimit ? null : bearerToken(request)
    const caller = token === null ? null : lastKnown(token)
    return caller ? caller.personId : normalizeIP(request.ip)
  }
