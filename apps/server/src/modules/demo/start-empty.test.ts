import {
  addPerson,
  changePassword,
  createBranch,
  createDepartment,
  createDesignation,
  listPeople,
  login,
  readCompany,
  readCurrentUser,
  startEmptyCompany,
  summariseDashboard,
} from '@tahi/contract'
import { demoPassword } from '@tahi/world'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, startServer, type TestServer } from '../../../test/fixtures/server.ts'
import { readConfig } from '../../platform/config.ts'
import { loadDemo } from './load-demo.ts'

const who = { firstName: 'Gloria', lastName: 'Reyes', email: 'gloria@habi.example' }

describe('starting with an empty company', () => {
  let tahi: TestServer
  let manager: Person
  let admin: Person
  let elsewhere: Person

  beforeAll(async () => {
    tahi = await startServer()
    await loadDemo({ ...tahi, config: readConfig({}) })
    manager = await signIn('HR-001')
    admin = await signIn('GM-001')
    elsewhere = await signIn('GM-001')
    await givePicture(admin)
  })
  afterAll(() => tahi.close())

  async function signIn(userId: string): Promise<Person> {
    const { ok } = await tahi.call(null, login, { body: { userId, password: demoPassword } })
    return { id: ok._id, code: userId, role: ok.role, branchId: null, token: ok.token }
  }

  /** Gives the person a picture, whose file is deleted with everything else. */
  const givePicture = ({ id }: Person) =>
    tahi.database.asOwner(async (queries) => {
      const picture = crypto.randomUUID()
      await queries
        .insertInto('file')
        .values({ id: picture, uploaded_by: id, name: 'me.png', type: 'image/png', bytes: 1 })
        .execute()
      await queries.updateTable('person').set({ avatar_file_id: picture }).where('id', '=', id).execute()
    })

  async function rowsByTable(): Promise<Record<string, number>> {
    return tahi.database.asOwner(async (queries) => {
      const { rows } = await sql<{ name: string }>`
        select tablename as name from pg_tables where schemaname = 'public'`.execute(queries)
      const counts: Record<string, number> = {}
      for (const { name } of rows) {
        const counted = await sql<{ count: number }>`select count(*) from ${sql.table(name)}`.execute(queries)
        const count = counted.rows[0]?.count ?? 0
        if (count > 0) counts[name] = count
      }
      return counts
    })
  }

  const start = (as: Person, companyName: string) =>
    tahi.call(as, startEmptyCompany, { body: { companyName, ...who } })

  it('is for the General Manager alone', async () => {
    expect((await start(manager, 'Theirs')).status).toBe(403)
    expect((await rowsByTable()).attendance).toBeGreaterThan(1000)
  })

  it('leaves nothing of the demo behind, of two calls at once as of one', async () => {
    const { schema_migration, secret, file } = await rowsByTable()
    const answers = await Promise.all([start(admin, 'Habing Ilog'), start(admin, 'Habing Ilog')])
    // The second call finds a real company or, if it comes a little later, a password that must be changed first.
    const [done, refused] = answers.map(({ status }) => status).sort()
    expect(done).toBe(200)
    expect([403, 409]).toContain(refused)
    expect(await rowsByTable()).toEqual({
      audit_entry: 1,
      company: 1,
      // The contents that the store still has are removed later.
      content_without_file: file,
      credential: 1,
      person: 1,
      person_detail: 1,
      schema_migration,
      // Running servers hold the keys in memory.
      secret,
      session: 1,
    })
    const { data } = (await tahi.call(null, readCompany, {})).ok
    expect(data).toMatchObject({ name: 'Habing Ilog', demo: false, needsSetup: false })
  })

  it('keeps the caller signed in, and nobody else', async () => {
    const { data } = (await tahi.call(admin, readCurrentUser, {})).ok
    expect(data).toMatchObject({ _id: admin.id, userId: 'GM-001', role: 'admin', mustChangePassword: true })
    expect(data.avatar).toBeNull()
    expect((await tahi.call(elsewhere, readCurrentUser, {})).status).toBe(401)
    expect((await tahi.call(manager, readCurrentUser, {})).status).toBe(401)
  })

  it('knows the caller by their own name and e-mail address, and nothing of the demo’s person', async () => {
    const { data } = (await tahi.call(admin, readCurrentUser, {})).ok
    expect(data).toMatchObject({ firstName: 'Gloria', lastName: 'Reyes' })
    const rows = await tahi.database.asOwner(async (queries) => ({
      person: await queries.selectFrom('person').selectAll().executeTakeFirstOrThrow(),
      detail: await queries.selectFrom('person_detail').selectAll().executeTakeFirstOrThrow(),
      audit: await queries.selectFrom('audit_entry').select(['actor_name', 'at']).executeTakeFirstOrThrow(),
    }))
    const { person_id, email, ...detail } = rows.detail
    expect([person_id, email]).toEqual([admin.id, who.email])
    expect(Object.values(detail).filter((value) => value !== '' && value !== null)).toEqual([])
    expect(rows.person).toMatchObject({ version: 1, created_at: rows.audit.at })
    expect(rows.audit.actor_name).toBe('Gloria Reyes')
  })

  it('has the public password changed before anything else answers', async () => {
    const refused = await tahi.call(admin, listPeople, { query: {} })
    expect(refused.failure.code).toBe('password_change_required')
    const body = { currentPassword: demoPassword, newPassword: 'ilog-at-habi-2026' }
    expect((await tahi.call(admin, changePassword, { body })).status).toBe(200)
    expect((await tahi.call(admin, listPeople, { query: {} })).ok.total).toBe(1)
  })

  it('is written in the new company, and so is the changed password', async () => {
    const entries = await tahi.database.asOwner((queries) =>
      queries.selectFrom('audit_entry').select(['action', 'actor_id', 'after']).orderBy('id').execute(),
    )
    expect(entries).toEqual([
      { action: 'company.start-empty', actor_id: admin.id, after: { name: 'Habing Ilog' } },
      { action: 'account.change-password', actor_id: admin.id, after: null },
    ])
  })

  it('has first steps before it, each done once there is a first', async () => {
    const steps = async () => {
      const { data } = (await tahi.call(admin, summariseDashboard, { query: {} })).ok
      return Object.entries(data.firstSteps ?? {}).flatMap(([step, done]) => (done ? [step] : []))
    }
    const add = (role: 'manager' | 'user') =>
      tahi.call(admin, addPerson, {
        body: {
          firstName: 'Ana',
          lastName: role,
          email: `${role}@habi.example`,
          birthday: '1990-05-17',
          role,
          branchId,
        },
      })
    expect(await steps()).toEqual([])
    const branchId = (await tahi.call(admin, createBranch, { body: { branchName: 'Ilog' } })).ok.data._id
    expect(await steps()).toEqual(['branch'])
    const department = await tahi.call(admin, createDepartment, { body: { departmentName: 'Sewing' } })
    expect(await steps()).toEqual(['branch', 'department'])
    const departmentName = department.ok.data._id
    await tahi.call(admin, createDesignation, { body: { designationName: 'Sewer', departmentName } })
    expect(await steps()).toEqual(['branch', 'department', 'designation'])
    await add('manager')
    expect(await steps()).toEqual(['branch', 'department', 'designation', 'hrAdmin'])
    await add('user')
    expect(await steps()).toEqual(['branch', 'department', 'designation', 'hrAdmin', 'employees'])
  })

  it('is refused once the company is a real one', async () => {
    const again = await start(admin, 'Another')
    expect([again.status, again.failure.code]).toEqual([409, 'conflict'])
    expect((await rowsByTable()).person).toBe(3)
  })
})
