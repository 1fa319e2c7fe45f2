import type { FastifyRequest } from 'fastify'

export const bearerToken = (request: FastifyRequest): string | null =>
  /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null
