import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { texts } from '@tahi/contract'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { server, startServer, type TestServer } from '../../../test/fixtures/server.ts'

const page = '<!doctype html><title>Tahi</title>'
const mark = '<svg xmlns="http://www.w3.org/2000/svg"/>'
/** Long enough to be worth compressing. */
const script = 'console.log(1)\n'.repeat(200)
const small = 'export {}'

/** The output of the console's build: compressed copies beside the files for which it pays off. */
const files: Record<string, string | Buffer> = {
  'index.html': page,
  'mark.svg': mark,
  'assets/index-1a2b3c4d.js': script,
  'assets/index-1a2b3c4d.js.br': brotliCompressSync(script),
  'assets/index-1a2b3c4d.js.gz': gzipSync(script),
  'assets/small-5e6f7a8b.js': small,
}

const folder = mkdtempSync(join(tmpdir(), 'tahi-pages-'))
const application = mkdtempSync(join(tmpdir(), 'tahi-application-'))
const applicationPage = '<!doctype html><title>Tahi for employees</title>'
let tahi: TestServer
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  mkdirSync(join(application, 'assets'))
  writeFileSync(join(application, 'index.html'), applicationPage)
  writeFileSync(join(application, 'assets/index-9a8b7c6d.js'), small)
  tahi = await startServer({ pages: { console: folder, employee: application } })
})
afterAll(async () => {
  await tahi.close()
  for (const made of [folder, application]) rmSync(made, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  tahi.app.inject({ method: 'GET', url, headers })

describe('a page of the console', () => {
  test.each([
    '/login',
    '/attendance',
    '/salary/new?id=0199a8f0-6a3b-7c1d-8e2f-3a4b5c6d7e8f',
    '/attendance?search=a.b',
    '/no/such/page',
    '/apiary',
  ])('%s is answered by its only document', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^text\/html/)
    expect(answer.body).toBe(page)
  })

  test('is asked for anew each time, so that an upgrade is seen', async () => {
    for (const url of ['/attendance', '/index.html'])
      expect((await get(url)).headers['cache-control']).toBe('no-cache')
  })

  test('is the same whatever is accepted, and lets no foreign script run', async () => {
    const answer = await get('/attendance', { accept: 'application/json' })
    expect(answer.body).toBe(page)
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';")
  })

  test('has a head without a body', async () => {
    const answer = await tahi.app.inject({ method: 'HEAD', url: '/attendance' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^text\/html/)
    expect(answer.body).toBe('')
  })
})

describe('a page of the employees’ application', () => {
  test.each(['/app/', '/app/pay/0199a8f0-6a3b-7c1d-8e2f-3a4b5c6d7e8f', '/app/?from=login'])(
    '%s is answered by its own document',
    async (url) => {
      const answer = await get(url)
      expect([answer.statusCode, answer.body]).toEqual([200, applicationPage])
      expect(answer.headers['cache-control']).toBe('no-cache')
    },
  )

  test('is found without the stroke at the end too, where its service worker does not reach', async () => {
    const answer = await get('/app?from=login')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/app/?from=login'])
  })

  test('is apart from the console, whose own files it does not have', async () => {
    expect((await get('/application')).body).toBe(page)
    expect((await get('/app/assets/index-9a8b7c6d.js')).headers['cache-control']).toContain('immutable')
    expect((await get('/app/assets/small-5e6f7a8b.js')).statusCode).toBe(404)
    expect((await get('/assets/index-9a8b7c6d.js')).statusCode).toBe(404)
  })
})

describe('what is not there', () => {
  test.each<[InjectOptions['method'], string]>([
    ['GET', '/api/nothing'],
    ['GET', '/api/'],
    ['GET', '/assets/gone-9c8d7e6f.js'],
    ['GET', '/favicon.ico'],
    ['GET', '/assets/../../package.json'],
    ['GET', '/%2e%2e/package.json'],
    ['POST', '/attendance'],
    ['DELETE', '/'],
  ])('%s %s is 404 and never the page', async (method, url) => {
    const answer = await tahi.app.inject({ method: method ?? 'GET', url })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ success: false, code: 'not_found', msg: texts.notFound.text })
  })

  test('is kept by no cache', async () => {
    expect((await get('/assets/gone-9c8d7e6f.js')).headers['cache-control']).toBe('no-store')
  })

  test('are the pages, where the console is not built', async () => {
    const unbuilt = await server()
    for (const url of ['/attendance', '/index.html'])
      expect((await unbuilt.app.inject({ method: 'GET', url })).statusCode).toBe(404)
  })
})

describe('a built file', () => {
  test('with a hash in its name never changes', async () => {
    const answer = await get('/assets/small-5e6f7a8b.js')
    expect(answer.body).toBe(small)
    expect(answer.headers['content-type']).toMatch(/javascript/)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('without one may change', async () => {
    const answer = await get('/mark.svg')
    expect(answer.body).toBe(mark)
    expect(answer.headers['content-type']).toBe('image/svg+xml')
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  test.each([
    ['gzip, deflate, br', 'br', 'br'],
    ['gzip', 'gzip', 'gz'],
  ])('comes for %s as it was compressed by the build', async (accepted, encoding, ending) => {
    const answer = await get('/assets/index-1a2b3c4d.js', { 'accept-encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toMatch(/accept-encoding/i)
    expect(answer.headers['content-type']).toMatch(/javascript/)
    expect(answer.headers['cache-control']).toContain('immutable')
    expect(answer.rawPayload).toEqual(files[`assets/index-1a2b3c4d.js.${ending}`])
  })

  test('comes as it is to who takes nothing compressed', async () => {
    const answer = await get('/assets/index-1a2b3c4d.js', { 'accept-encoding': 'identity' })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.body).toBe(script)
  })
})

test.each<[string, Record<string, string>]>([
  ['a part of a file that lies behind its end', { range: 'bytes=999999-' }],
  ['a file as it was never', { 'if-match': '"never"' }],
])('who asks for %s is told that this cannot be, and nobody is woken for it', async (_, headers) => {
  const answer = await get('/assets/small-5e6f7a8b.js', headers)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ success: false, code: 'invalid' })
})
