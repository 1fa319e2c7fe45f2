import { texts } from '@tahi/contract'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { server, startServer, type TestServer } from '../../../test/fixtures/server.ts'
import { Refusal } from '../errors.ts'
import { mapFailures } from './failures.ts'

/** The `Accept` header of a browser that follows a link. */
const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

describe('a browser that asks for something to show', () => {
  let tahi: TestServer
  beforeAll(async () => {
    tahi = await server()
  })

  const get = (url: string, accept = browser) => tahi.app.inject({ method: 'GET', url, headers: { accept } })

  it.each(['/gone.js', '/assets/gone-9c8d7e6f.js', '/api/nothing', '/wp-login.php'])(
    'gets a page for %s, which is not there',
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        vary: expect.stringContaining('accept'),
      })
      expect(answer.body).toContain('<span class="code">404</span> <span>Page Not Found</span>')
      expect(answer.body).toContain('href="/"')
    },
  )

  it('gets one that runs nothing and takes nothing from elsewhere', async () => {
    const { body, headers } = await get('/gone.js')
    expect(body).not.toMatch(/<script|javascript:|onerror|https?:/)
    expect(headers['content-security-policy']).toMatch(/script-src 'self';.*style-src 'self' 'unsafe-inline'/)
  })

  it('is told that a link to a file has ended', async () => {
    const ended = `/api/file/${crypto.randomUUID()}?expires=1&signature=none`
    const answer = await get(ended)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain(texts.upload.linkEnded)
    expect((await get(ended, '*/*')).json()).toMatchObject({ code: 'not_found', msg: texts.upload.linkEnded })
  })

  it('gets the failure screen’s words while the database is away, with a way to retry', async () => {
    const away = await startServer()
    await away.database.close()
    for (const [url, status] of [
      ['/readyz', 503],
      ['/api/company', 500],
    ] as const) {
      const answer = await away.app.inject({ method: 'GET', url, headers: { accept: browser } })
      expect(answer.statusCode).toBe(status)
      expect(answer.body).toContain(
        `<span class="code">${status}</span> <span>Unexpected Application Error!</span>`,
      )
      expect(answer.body).toContain('<a class="first" href="">Retry</a>')
    }
    const called = await away.app.inject({ method: 'GET', url: '/readyz' })
    expect(called.json()).toMatchObject({ success: false, code: 'unavailable' })
    await away.app.close()
  })
})

describe('a page', () => {
  const app = fastify()
  mapFailures(app)
  app.all('/', () => {
    throw new Refusal('failed', `<script>alert("1")</script> & 'more'`)
  })
  afterAll(() => app.close())

  it('shows what a message holds as text', async () => {
    const { body } = await app.inject({ url: '/', headers: { accept: browser } })
    expect(body).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp;')
    expect(body).not.toContain('<script>')
  })

  it.each([
    ['GET', 'application/json'],
    ['GET', '*/*'],
    ['POST', browser],
  ] as const)('is not for %s %s', async (method, accept) => {
    const answer = await app.inject({ method, url: '/', headers: { accept } })
    expect(answer.json()).toMatchObject({ success: false, code: 'failed' })
  })
})
