import helmet from '@fastify/helmet'
import fastify, { type FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { server } from '../../../test/fixtures/server.ts'
import { securityHeaders, sendSecurityHeaders } from './security-headers.ts'

const options = {
  contentSecurityPolicy: { directives: { scriptSrc: ["'self'"], frameAncestors: ["'none'"] } },
}

async function headersOf(app: FastifyInstance, path = '/') {
  app.get('/', async () => ({}))
  const { headers } = await app.inject(path)
  const { date: _, ...rest } = headers
  return rest
}

it('sends with every answer, also one that nothing is found for, what helmet would send', async () => {
  const [ours, theirs] = [fastify(), fastify()]
  sendSecurityHeaders(ours, await securityHeaders(options))
  await theirs.register(helmet, options)
  const sent = await headersOf(ours)
  expect(sent).toEqual(await headersOf(theirs))
  expect(sent['content-security-policy']).toContain("frame-ancestors 'none'")
  const missing = await ours.inject('/nothing')
  expect(missing.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
})

it('binds its own host to https, and none below it', async () => {
  const { app } = await server()
  expect((await app.inject('/healthz')).headers['strict-transport-security']).toBe('max-age=31536000')
})
