import { listDocuments, login, texts } from '@tahi/contract'
import { demoCompany, demoPassword } from '@tahi/world'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../../test/fixtures/server.ts'
import { readConfig } from '../../platform/config.ts'
import { contentTypeOf } from '../../platform/files/content-type.ts'
import { loadDemo } from './load-demo.ts'
import { loadWorld } from './load-world.ts'

const wantsDemo = readConfig({})

describe('loading the demo company', () => {
  let tahi: TestServer

  beforeAll(async () => {
    tahi = await startServer()
  })
  afterAll(() => tahi.close())

  const count = async (table: string, condition = sql`true`): Promise<number> => {
    const { rows } = await tahi.database.asOwner((queries) =>
      sql<{ count: number }>`select count(*) from ${sql.table(table)} where ${condition}`.execute(queries),
    )
    return rows[0]?.count ?? 0
  }

  it('does not happen where the demo is not wanted', async () => {
    for (const environment of [{ DEMO: 'false' }, { DATABASE_URL: 'postgres://elsewhere' }])
      expect(await loadDemo({ ...tahi, config: readConfig(environment) })).toBe(false)
    expect(await count('person')).toBe(0)
  })

  it('says how far it has come, and keeps nothing when it fails', async () => {
    const seen = new Map<string, number>()
    const world = demoCompany({ today: '2026-11-18', employeesPerBranch: 30, days: 60 })
    const broken = { ...world, payslips: () => raise('no payslips today') }
    const onProgress = (table: string, rows: number) => void seen.set(table, rows)
    const loading = loadWorld(tahi.database, broken, { passwordHash: 'none', onProgress })
    await expect(loading).rejects.toThrow('no payslips today')
    expect(seen.get('attendance')).toBe([...world.attendance()].length)
    expect(await count('person')).toBe(0)
  })

  it('is loaded where the settings ask for it', async () => {
    expect(await loadDemo({ ...tahi, config: wantsDemo })).toBe(true)
  })

  it('writes the whole world of today', async () => {
    const world = demoCompany({ today: '2026-11-18', time: 600 })
    expect(await count('person')).toBe(world.people.length)
    expect(await count('attendance')).toBe([...world.attendance()].length)
    expect(await count('correction')).toBe([...world.corrections()].length)
    expect(await count('punch')).toBe([...world.claims()].length)
    expect(await count('payslip')).toBe([...world.payslips()].length)
    expect(await count('quota')).toBe(world.quotas.length)
    expect(await count('quota_progress')).toBe([...world.quotaProgress()].length)
    expect(await count('announcement')).toBe(world.announcements.length)
    expect(await count('announcement_reading')).toBe(world.announcementReadings.length)
    expect(await count('pay_rate')).toBe(world.payRates.length)
    expect(await count('shift_assignment')).toBe(world.shiftAssignments.length)
    expect(await count('closed_day')).toBe(2 * 59)
    expect(await count('company', sql`demo and name = ${world.company.name}`)).toBe(1)
  })

  it('has attendance of every status that the database derives', async () => {
    for (const status of ['pending', 'present', 'absent', 'late', 'halfday', 'leave'])
      expect(await count('attendance', sql`status = ${status}`)).toBeGreaterThan(0)
  })

  it('copies the hours into the records that the shifts say', async () => {
    const differing = sql`exists (
      select from shift_assignment join shift on shift.id = shift_assignment.shift_id
      where shift_assignment.person_id = attendance.person_id and shift_assignment.from_day <= attendance.day
        and not exists (
          select from shift_assignment as later
          where later.person_id = attendance.person_id and later.from_day <= attendance.day
            and later.from_day > shift_assignment.from_day)
        and (paid_from, paid_until, late_after) is distinct from (shift.starts_at, shift.ends_at, shift.starts_at + 30))`
    expect(await count('attendance', differing)).toBe(0)
    expect(await count('attendance', sql`paid_from <> 420`)).toBeGreaterThan(1000)
  })

  it('names the department of everybody on their payslips', async () => {
    const nowhere = sql`exists (
      select from person where person.id = person_id and person.department_id is distinct from payslip.department_id)`
    expect(await count('payslip', nowhere)).toBe(0)
  })

  it('has documents with files that are what they say', async () => {
    const signedIn = await tahi.call(null, login, { body: { userId: 'GM-001', password: demoPassword } })
    const { _id: id, role, token } = signedIn.ok
    const admin = { id, code: 'GM-001', role, branchId: null, token }
    const { data } = (await tahi.call(admin, listDocuments, { params: { id: 'all' }, query: {} })).ok
    expect(data).toHaveLength(demoCompany({ today: '2026-11-18', time: 600 }).documents.length)
    for (const { title, fileUrl, mediaType, bytes } of data) {
      const { statusCode, rawPayload } = await tahi.app.inject(fileUrl)
      expect([statusCode, rawPayload.length, await contentTypeOf(rawPayload)], title).toEqual([
        200,
        bytes,
        mediaType,
      ])
    }
  })

  it.each(['GM-001', 'HR-001', 'HR-002', 'HRM-001', 'ACT-001'])('lets %s sign in', async (userId) => {
    const signedIn = await tahi.call(null, login, { body: { userId, password: demoPassword } })
    expect(signedIn.ok).toMatchObject({ success: true })
  })

  it.each(['EMP-00001', 'EMP-00060', 'EMP-00061', 'EMP-00120'])(
    'sends %s to the application',
    async (userId) => {
      const body = { userId, password: demoPassword }
      const refused = await tahi.call(null, login, { body })
      expect(refused.status).toBe(403)
      expect(refused.failure.msg).toBe(texts.signIn.employeesUseApplication)
      const accepted = await tahi.call(null, login, { body: { ...body, client: 'employee' } })
      expect(accepted.ok.role).toBe('user')
    },
  )

  it('gives all accounts that password, which none must change', async () => {
    const different = sql`password_hash <> (select min(password_hash) from credential)`
    expect(await count('credential', different)).toBe(0)
    expect(await count('credential', sql`must_change_password`)).toBe(0)
  })

  it('happens once: not again, and not where somebody has begun', async () => {
    expect(await loadDemo({ ...tahi, config: wantsDemo })).toBe(false)
    expect(await count('company')).toBe(1)
  })
})

function raise(message: string): never {
  throw new Error(message)
}
