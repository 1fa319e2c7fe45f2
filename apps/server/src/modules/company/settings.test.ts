import {
  type CompanySettings,
  limits,
  listAttendance,
  openCompanyPicture,
  readCompany,
  readCompanySettings,
  saveCompanySettings,
  texts,
} from '@tahi/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, startServer, type TestServer } from '../../../test/fixtures/server.ts'
import { pdf, png, pngOf, uploaded } from '../../../test/fixtures/upload.ts'

describe("the company's settings", () => {
  let tahi: TestServer
  let admin: Person
  let manager: Person

  beforeAll(async () => {
    tahi = await startServer()
    admin = await tahi.addPerson('admin')
    manager = await tahi.addPerson('manager', await tahi.addBranch())
  })
  afterAll(() => tahi.close())
  beforeEach(async () => {
    await run(sql`delete from company`)
    await run(sql`insert into company (name) values ('Habing Ilog')`)
  })

  const run = (query: ReturnType<typeof sql>) => tahi.database.asOwner((queries) => query.execute(queries))
  const read = async () => (await tahi.call(admin, readCompanySettings, {})).ok.data
  const save = (body: Partial<CompanySettings>, as = admin) => tahi.call(as, saveCompanySettings, { body })
  const upload = (content: Buffer = png, as = admin) => uploaded(tahi, as, content, 'logo.png')
  const open = (url: string | null, headers = {}) =>
    tahi.app.inject({ method: 'GET', url: url ?? '', headers })

  it('are empty but for the name at the beginning', async () => {
    expect(await read()).toEqual({
      companyName: 'Habing Ilog',
      nameLines: ['', '', ''],
      province: '',
      heroTitle: '',
      heroText: '',
      aboutTitle: '',
      aboutText: '',
      address: '',
      phone: '',
      email: '',
      timeZone: 'Asia/Manila',
      logoUrl: null,
      heroUrl: null,
      aboutUrl: null,
      timeZoneFixed: false,
      version: 1,
    })
  })

  it('change as far as they are sent, and are audited', async () => {
    const saved = (await save({ province: 'Bulacan', nameLines: ['Habing', 'Ilog', ''], version: 1 })).ok.data
    expect(saved).toMatchObject({ companyName: 'Habing Ilog', province: 'Bulacan', version: 2 })
    expect(await read()).toEqual(saved)
    const { data } = (await tahi.call(null, readCompany, {})).ok
    expect(data).toMatchObject({ name: 'Habing Ilog', nameLines: ['Habing', 'Ilog', ''], logoUrl: null })
    const entries = await tahi.database.asOwner((queries) =>
      queries
        .selectFrom('audit_entry')
        .select(['actor_id', 'before', 'after'])
        .where('action', '=', 'company.change')
        .orderBy('id', 'desc')
        .limit(1)
        .execute(),
    )
    expect(entries).toEqual([
      {
        actor_id: admin.id,
        before: { province: '', nameLines: ['', '', ''], version: 1 },
        after: { province: 'Bulacan', nameLines: ['Habing', 'Ilog', ''], version: 2 },
      },
    ])
  })

  it('are not changed by a save that repeats itself, whichever version it names', async () => {
    await save({ province: 'Bulacan', version: 1 })
    const again = await save({ province: 'Bulacan', version: 1 })
    expect([again.status, again.ok.data.version]).toEqual([200, 2])
  })

  it('that somebody else changed meanwhile are shown beside what was sent', async () => {
    await save({ province: 'Bulacan', version: 1 })
    const { status, failure } = await save({ province: 'Laguna', version: 1 })
    expect(status).toBe(409)
    expect(failure).toMatchObject({ code: 'stale', data: { province: 'Bulacan', version: 2 } })
  })

  it('are refused field by field', async () => {
    const wrong = { companyName: ' ', nameLines: ['one'], email: 'nowhere', timeZone: 'Manila/Asia' }
    const { failure } = await save(wrong)
    const paths = failure.errors?.map(({ path }) => path).sort()
    expect(paths).toEqual(['companyName', 'email', 'nameLines', 'timeZone'])
    expect((await read()).version).toBe(1)
  })

  it('are the General Manager\u2019s: the database refuses everybody else besides', async () => {
    for (const as of [manager, await tahi.addPerson('hr'), await tahi.addPerson('act')]) {
      expect((await save({ province: 'Theirs' }, as)).status).toBe(403)
      const changed = tahi.database.asOwner(async (queries) => {
        await sql`set local role tahi_app`.execute(queries)
        await sql`select set_config('tahi.branch', ${as.branchId ?? 'all'}, true),
          set_config('tahi.person', ${as.id}, true)`.execute(queries)
        const { numAffectedRows } = await sql`update company set province = 'Theirs'`.execute(queries)
        return Number(numAffectedRows)
      })
      expect(await changed).toBe(0)
    }
    const demo = tahi.database.asOwner(async (queries) => {
      await sql`set local role tahi_app`.execute(queries)
      await sql`update company set demo = true`.execute(queries)
    })
    await expect(demo).rejects.toThrow(/permission denied/)
  })

  describe('pictures', () => {
    it('open for everybody, for good, and safely', async () => {
      const saved = (await save({ logoUrl: await upload(), version: 1 })).ok.data
      expect((await tahi.call(null, readCompany, {})).ok.data.logoUrl).toBe(saved.logoUrl)
      const opened = await open(saved.logoUrl)
      expect(opened.rawPayload).toEqual(png)
      expect(opened.headers).toMatchObject({
        'content-type': 'image/png',
        'content-disposition': 'inline; filename=logo.png',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
      })
      const again = (await save({ logoUrl: saved.logoUrl, province: 'Bulacan' })).ok.data
      expect(again.logoUrl).toBe(saved.logoUrl)
    })

    it('open only while they are shown, and no other file does', async () => {
      const address = await upload()
      const id = /file\/([^?]+)/.exec(address)?.[1] ?? ''
      const path = openCompanyPicture.path.replace(':id', id)
      expect((await open(path)).statusCode).toBe(404)
      await save({ heroUrl: address })
      expect((await open(path)).statusCode).toBe(200)
      expect((await save({ heroUrl: null })).ok.data.heroUrl).toBeNull()
      expect((await open(path)).statusCode).toBe(404)
    })

    it('are pictures, and one\u2019s own uploads', async () => {
      const refused = [await upload(pdf), await upload(png, manager), 'https://example.com/logo.png', '']
      for (const aboutUrl of refused)
        expect((await save({ aboutUrl })).failure).toMatchObject({
          code: 'invalid',
          errors: [{ path: 'aboutUrl', msg: texts.upload.notAPicture }],
        })
      const heroUrl = await upload(pngOf(limits.shownPicturePixels + 1, 1))
      expect((await save({ heroUrl })).failure.errors).toEqual([
        { path: 'heroUrl', msg: texts.upload.pictureTooLarge },
      ])
    })
  })

  describe('time zone', () => {
    // 10:00 in Manila is the day before in Honolulu.
    const today = async (of = tahi) => (await of.call(null, readCompany, {})).ok.data.today

    it('counts at once, and for what is recorded and listed', async () => {
      expect(await today()).toBe('2026-11-18')
      await save({ timeZone: 'Pacific/Honolulu' })
      expect(await today()).toBe('2026-11-17')
      expect((await tahi.call(null, readCompany, {})).ok.data.timeZone).toBe('Pacific/Honolulu')
      const listed = await tahi.call(manager, listAttendance, { params: { id: 'all' }, query: {} })
      expect(listed.status).toBe(200)
      await save({ timeZone: 'Asia/Manila' })
      expect(await today()).toBe('2026-11-18')
    })

    it('that another server saved counts here as soon as it is read', async () => {
      await run(sql`update company set time_zone = 'Pacific/Honolulu'`)
      expect(await today()).toBe('2026-11-18')
      await tahi.runJob('company time zone')
      expect(await today()).toBe('2026-11-17')
      await save({ timeZone: 'Asia/Manila' })
    })

    it('of TZ_COMPANY stands above the setting', async () => {
      const fixed = await startServer({ settings: { TZ_COMPANY: 'Pacific/Honolulu' } })
      const gm = await fixed.addPerson('admin')
      await fixed.database.asOwner((queries) =>
        queries.insertInto('company').values({ name: 'Habi', time_zone: 'Asia/Tokyo' }).execute(),
      )
      await fixed.runJob('company time zone')
      expect(await today(fixed)).toBe('2026-11-17')
      const { data } = (await fixed.call(gm, readCompanySettings, {})).ok
      expect(data).toMatchObject({ timeZone: 'Pacific/Honolulu', timeZoneFixed: true })
      await fixed.call(gm, saveCompanySettings, { body: { timeZone: 'Asia/Manila' } })
      expect(await today(fixed)).toBe('2026-11-17')
      await fixed.close()
    })
  })
})
