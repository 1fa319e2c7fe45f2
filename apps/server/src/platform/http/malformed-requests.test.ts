import { failure, login, texts } from '@tahi/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dial, untilHungUp } from '../../../test/fixtures/raw-request.ts'
import { startServer, type TestServer } from '../../../test/fixtures/server.ts'

let tahi: TestServer
beforeAll(async () => {
  tahi = await startServer()
})
afterAll(() => tahi.close())

describe.each([
  ['that is no text', '/%E0%A4%A'],
  ['of a call with a part that is no text', '/api/employee/%E0%A4%A'],
  ['with a part longer than any id', `/api/employee/${'a'.repeat(300)}`],
])('an address %s', (_, url) => {
  it('is not found, in the envelope', async () => {
    const answer = await tahi.app.inject({ method: 'GET', url })
    expect(answer.statusCode).toBe(404)
    expect(failure.parse(answer.json())).toMatchObject({ code: 'not_found', msg: texts.notFound.text })
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    })
  })

  it('shows the page to a browser', async () => {
    const answer = await tahi.app.inject({ method: 'GET', url, headers: { accept: 'text/html' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('<span class="code">404</span> <span>Page Not Found</span>')
  })
})

describe('what is no request', () => {
  const send = async (text: string) => {
    const socket = await dial(tahi)
    socket.write(text)
    const [head = '', body = ''] = (await untilHungUp(socket))?.split('\r\n\r\n') ?? []
    return { status: Number(head.split(' ')[1]), ...failure.parse(JSON.parse(body)) }
  }

  it.each([
    [
      'a head of 20 KB',
      `GET / HTTP/1.1\r\nhost: a\r\ncookie: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'too_large',
    ],
    ['no HTTP', 'HELO tahi\r\n\r\n', 400, 'invalid'],
  ])('%s is answered in the envelope', async (_, text, status, code) => {
    expect(await send(text)).toMatchObject({
      success: false,
      status,
      code,
      msg: expect.stringMatching(/\.$/),
    })
  })
})

it('a body of 3 MB is told the limit that holds', async () => {
  const payload = { userId: 'a'.repeat(3 * 1024 * 1024), password: 'a' }
  const answer = await tahi.app.inject({ method: 'POST', url: login.path, payload })
  expect({ status: answer.statusCode, ...answer.json() }).toMatchObject({
    status: 413,
    code: 'too_large',
    msg: 'This is too large: 2 MB at most.',
  })
})
