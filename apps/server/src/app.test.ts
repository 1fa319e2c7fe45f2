import { calls, limits, texts } from '@tahi/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../test/fixtures/server.ts'

const most = limits.callsPerMinute

describe('the product as it is run', () => {
  let tahi: TestServer
  beforeAll(async () => {
    tahi = await startServer({ rateLimits: true })
  })
  afterAll(() => tahi.close())

  const ask = (url: string, remoteAddress = '10.0.0.1') => tahi.app.inject({ url, remoteAddress })

  it('measures for Prometheus how long each route took', async () => {
    await ask('/healthz')
    await ask('/healthz')
    const { statusCode, headers, body } = await ask('/metrics')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toMatch(/^text\/plain/)
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 2\n',
    )
    expect(body).toContain('process_resident_memory_bytes')
  })

  it('describes every call of the contract, as a document and as a page', async () => {
    const document = (await ask('/api/openapi.json')).json()
    const described = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const known = calls.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    expect(described.sort()).toEqual(known.sort())

    const page = await ask('/api/docs')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toMatch(/^text\/html/)
    const [script = ''] = /[\w./-]*swagger-initializer\.js/.exec(page.body) ?? []
    expect((await ask(new URL(script, 'http://tahi/api/docs/').pathname)).statusCode).toBe(200)
    expect((await ask('/api/docs/json')).json()).toEqual(document)
  })

  it(`refuses an address that asks more than ${most} times in a minute, and no other`, async () => {
    const crowded = '10.0.0.2'
    for (let asked = 0; asked < most; asked += 500) {
      const answers = await Promise.all(Array.from({ length: 500 }, () => ask('/healthz', crowded)))
      for (const { statusCode } of answers) expect(statusCode).toBe(200)
    }
    const refused = await ask('/healthz', crowded)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(refused.json()).toMatchObject({ code: 'too_many_tries', msg: texts.failures.tooManyTries })
    expect((await ask('/healthz', '10.0.0.3')).statusCode).toBe(200)
  })
})
