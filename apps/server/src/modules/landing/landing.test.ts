import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CompanySettings, saveCompanySettings } from '@tahi/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, startServer, type TestServer } from '../../../test/fixtures/server.ts'

/** The parts of the console's document and manifest that the landing page reads. */
const built: Record<string, string> = {
  'index.html':
    '<!doctype html><script type="module" crossorigin src="/assets/index-1.js"></script>' +
    '<link rel="modulepreload" crossorigin href="/assets/ground-2.js"><link rel="stylesheet" crossorigin href="/assets/index-3.css">' +
    '<link rel="icon" href="/mark.svg">',
  '.vite/manifest.json': JSON.stringify({
    'src/enter.ts': { file: 'assets/enter-4.js' },
    'fonts/inter-latin-wght-normal.woff2': { file: 'assets/inter-5.woff2' },
  }),
}

describe('the landing page', () => {
  const pages = mkdtempSync(join(tmpdir(), 'tahi-landing-'))
  let tahi: TestServer
  let admin: Person

  beforeAll(async () => {
    mkdirSync(join(pages, '.vite'))
    for (const [name, content] of Object.entries(built)) writeFileSync(join(pages, name), content)
    tahi = await startServer({ pages: { console: pages } })
  })
  afterAll(async () => {
    await tahi.close()
    rmSync(pages, { recursive: true })
  })

  const get = (headers: Record<string, string> = {}) =>
    tahi.app.inject({ method: 'GET', url: '/', headers: { 'accept-encoding': 'identity', ...headers } })
  const run = (query: ReturnType<typeof sql>) => tahi.database.asOwner((queries) => query.execute(queries))

  it('leads to the set-up as long as there is no General Manager (D8)', async () => {
    const answer = await get()
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/setup'])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  describe('of a company', () => {
    beforeEach(async () => {
      admin ??= await tahi.addPerson('admin', null, { firstName: 'Perpetua', lastName: 'Quizon' })
      await run(sql`delete from company`)
      await run(sql`insert into company (name) values ('Habing Ilog')`)
      await run(sql`update branch set active = false`)
    })
    const save = async (body: Partial<CompanySettings>) =>
      (await tahi.call(admin, saveCompanySettings, { body })).ok.data

    it('reads well with nothing but a name: sections without content are left out, and the links to them', async () => {
      const { body } = await get()
      expect(body).toContain('<title>Habing Ilog</title>')
      expect(body).toMatch(/<h1[^>]*>Habing Ilog<\/h1>/)
      expect(body).not.toMatch(/About|Contact|undefined|null/)
      expect(body.match(/href="\/login"/g)?.length).toBeGreaterThan(0)
    })

    it('keeps Contact where nothing but a branch or the province is known', async () => {
      const expectContact = async (place: string) => {
        const { body } = await get()
        expect(body).toContain('href="#contact"')
        expect(body).toContain(`<dd>${place}</dd>`)
      }
      await save({ province: 'Bulacan' })
      await expectContact('Bulacan')
      await tahi.addBranch('San Isidro')
      await expectContact('San Isidro\nBulacan')
    })

    it('tells what the settings say, and the names of the branches there are', async () => {
      await tahi.addBranch('San Isidro')
      await tahi.addBranch('Sta. Maria')
      const gone = await tahi.addBranch('San Roque')
      await run(sql`update branch set active = false where id = ${gone}`)
      await save({
        province: 'Bulacan',
        nameLines: ['Habing', 'Ilog', 'Inc.'],
        heroTitle: 'Sewn well',
        aboutText: 'One.\n\nTwo.',
        address: '1 Rizal Street',
        phone: '+63 (44) 555 0118',
        email: 'orders@habi.example',
      })
      const { body } = await get()
      for (const told of ['Two branches in Bulacan', 'Sewn well', '<p>One.</p><p>Two.</p>', '1 Rizal Street'])
        expect(body).toContain(told)
      for (const told of ['San Isidro', 'Sta. Maria', '<span>Inc. </span>']) expect(body).toContain(told)
      expect(body).toContain('href="tel:+63445550118"')
      expect(body).toContain('href="mailto:orders@habi.example"')
      await save({ phone: '(044) 555-0118 / 0917 123 4567' })
      expect((await get()).body).toContain(
        '<a href="tel:0445550118">(044) 555-0118</a> / <a href="tel:09171234567">0917 123 4567</a>',
      )
      await save({ phone: 'Ask for Nena, local 12' })
      expect((await get()).body).toContain('<dd>Ask for Nena, local 12</dd>')
      expect(body).toContain('About Us')
      expect(body).toContain('Contact Us')
      expect(body).not.toContain('San Roque')
    })

    it('escapes whatever is written into a setting or the name of a branch', async () => {
      const hostile = `"><script>alert('x')</script><img src=x onerror=alert(1)>`
      const settings = (await save({ heroTitle: 'x' })) as unknown as Record<string, unknown>
      const texts = Object.keys(settings).filter(
        (field) => typeof settings[field] === 'string' && field !== 'timeZone' && field !== 'email',
      )
      expect(texts).toContain('aboutText')
      await tahi.addBranch(hostile)
      await save({
        ...Object.fromEntries(texts.map((field) => [field, hostile])),
        nameLines: [hostile, hostile, hostile],
        // The contract refuses this address, but an older database may contain it.
      })
      await run(sql`update company set email = ${hostile}`)
      const { body, headers } = await get()
      expect(body).toContain('&quot;&gt;&lt;script&gt;')
      expect(body).not.toContain('<script>')
      expect(body).not.toContain('<img src=x')
      expect(body).toContain('content="&quot;&gt;&lt;script')
      // There is one script, from a file, and the policy allows no inline script.
      expect(body.match(/<script(?![^>]*type="module")/g)).toEqual(['<script'])
      expect(headers['content-security-policy']).toContain("script-src 'self';")
    })

    it('tells nobody anything else: no person, no token, no part of the organisation', async () => {
      await tahi.addBranch('San Isidro')
      await run(sql`insert into department (id, name) values (gen_random_uuid(), 'Needlework')`)
      const { body } = await get({ authorization: `Bearer ${admin.token}` })
      expect(body).toContain('San Isidro')
      for (const secret of [admin.token, admin.code, admin.id, 'Perpetua', 'Quizon', 'Needlework'])
        expect(body).not.toContain(secret)
      expect(body).toBe((await get()).body)
    })

    it('asks for nothing from elsewhere, and starts the console for nobody by itself', async () => {
      const { body } = await get()
      const addresses = [...body.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)
      expect(addresses.filter((address) => !/^[/#]/.test(address ?? ''))).toEqual([])
      const [template = ''] = body.match(/<template id="console">.*?<\/template>/s) ?? []
      for (const part of ['/assets/index-1.js', '/assets/ground-2.js', '/assets/index-3.css']) {
        expect(template).toContain(part)
        expect(body.replace(template, '')).not.toContain(part)
      }
      expect(template).not.toContain('mark.svg')
      expect(body).toContain('<script src="/assets/enter-4.js"></script>')
      expect(body).toContain('href="/assets/inter-5.woff2"')
    })

    it('is kept by browsers as long as it tells the same', async () => {
      const { headers } = await get()
      const etag = String(headers.etag)
      expect(headers['cache-control']).toBe('public, no-cache')
      const again = await get({ 'if-none-match': etag })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      await save({ heroTitle: 'Another' })
      expect((await get({ 'if-none-match': etag })).statusCode).toBe(200)
      const changed = String((await get()).headers.etag)
      await tahi.addBranch('San Isidro')
      expect((await get({ 'if-none-match': changed })).statusCode).toBe(200)
    })

    it('has a head without a body, and comes compressed', async () => {
      const head = await tahi.app.inject({ method: 'HEAD', url: '/' })
      expect([head.statusCode, head.body]).toEqual([200, ''])
      expect(head.headers['content-type']).toBe('text/html; charset=utf-8')
      const small = await get({ 'accept-encoding': 'br' })
      expect(small.headers['content-encoding']).toBe('br')
      expect(small.rawPayload.length).toBeLessThan(9000)
    })
  })
})

it('is there without a built console, and then leads to none', async () => {
  const tahi = await startServer()
  await tahi.addPerson('admin')
  await tahi.database.asOwner((queries) => queries.insertInto('company').values({ name: 'Habi' }).execute())
  const { statusCode, body } = await tahi.app.inject({ method: 'GET', url: '/' })
  expect(statusCode).toBe(200)
  expect(body).toContain('Habi')
  expect(body).not.toMatch(/<script|<template|undefined/)
  await tahi.close()
})
