import { expect, test } from 'vitest'
import { server } from '../../../test/fixtures/server.ts'

test.each(['/api/company', '/api/nothing', '/healthz'])('%s answers with the server’s clock', async (url) => {
  const { app } = await server()
  expect((await app.inject({ url })).headers.date).toBe('Wed, 18 Nov 2026 02:00:00 GMT')
})
