import { punchAtGate } from '@tahi/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../../test/fixtures/server.ts'

let tahi: TestServer
beforeAll(async () => {
  tahi = await startServer({ rateLimits: true })
})
afterAll(() => tahi.close())

it('an address taps 600 times a minute: a shift does, and whoever guesses PINs gets no further', async () => {
  const tap = async () =>
    (await tahi.app.inject({ method: 'POST', url: punchAtGate.path, payload: {} })).statusCode
  const answers: number[] = []
  for (let taps = 0; taps < 601; taps++) answers.push(await tap())
  expect(answers.slice(0, 600).every((status) => status === 401)).toBe(true)
  expect(answers[600]).toBe(429)
})
