import type { FastifyRequest } from 'fastify'

/** Characters; our tokens have some fifty. A longer one is rejected, and cached nowhere. */
const longestToken = 100

export const isToken = (sent: unknown): sent is string =>
  typeof sent === 'string' && sent.length <= longestToken

/** Null without a token, and for a text that is too long for one. */
export function bearerToken({ headers }: FastifyRequest): string | null {
  const [, sent] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? []
  return isToken(sent) ? sent : null
}
