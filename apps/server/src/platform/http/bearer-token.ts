import type { FastifyRequest } from 'fastify'

/** Characters; ours have some fifty. What is longer is none, and kept nowhere as what was asked for. */
const longestToken = 100

export const isToken = (sent: unknown): sent is string =>
  typeof sent === 'string' && sent.length <= longestToken

/** Null without one, and for what can be none. */
export function bearerToken({ headers }: FastifyRequest): string | null {
  const [, sent] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? []
  return isToken(sent) ? sent : null
}
