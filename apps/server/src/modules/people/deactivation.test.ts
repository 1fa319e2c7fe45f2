import {
  listAttendance,
  listPeople,
  listPersonRecords,
  login,
  logout,
  readCurrentUser,
  readPerson,
  texts,
} from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import type { Person } from '../../../test/fixtures/server.ts'
import { toNobody } from '../../platform/live/announcer.ts'
import { scopeOf } from '../../platform/scope.ts'
import { lockPeople } from './repository.ts'

describe('deactivating a person', () => {
  let office: PeopleBranches
  let manager: Person
  let sewer: Person

  beforeEach(async () => {
    office = await openPeopleBranches()
    manager = office.manager
    sewer = office.sewer
  })

  const asks = async (person: Person) => (await office.tahi.call(person, readCurrentUser, {})).status

  it('ends all sessions at once, though they were believed a moment ago', async () => {
    expect(await asks(sewer)).toBe(200)
    expect((await office.change(manager, sewer, { status: false })).ok.data).toMatchObject({
      status: false,
      can: ['edit', 'reactivate', 'setRates'],
    })
    const { status, failure } = await office.tahi.call(sewer, readCurrentUser, {})
    expect([status, failure.code]).toEqual([401, 'session_ended'])
    const { rows } = await office.tahi.database.asOwner((queries) =>
      sql`select ended_at from session where person_id = ${sewer.id}`.execute(queries),
    )
    expect(rows).toEqual([{ ended_at: office.tahi.clock.now() }])
  })

  it('is undone by those who may do it; ended sessions stay ended', async () => {
    const { data } = (await office.add(manager)).ok
    await office.change(manager, { id: data._id }, { status: false })
    const body = { userId: data.userId, password: '1990-05-17', client: 'employee' as const }
    expect((await office.tahi.call(null, login, { body })).failure).toMatchObject({
      code: 'not_allowed',
      msg: texts.signIn.deactivated,
    })
    await office.change(manager, sewer, { status: false })
    for (const id of [data._id, sewer.id])
      expect((await office.change(office.hr, { id }, { status: true })).ok.data.status).toBe(true)
    expect((await office.tahi.call(null, login, { body })).status).toBe(200)
    expect(await asks(sewer)).toBe(401)
    expect(
      (await office.trailOf(sewer)).map(({ action, before, after }) => ({ action, before, after })),
    ).toEqual([
      { action: 'person.deactivate', before: { active: true }, after: { active: false } },
      { action: 'person.reactivate', before: { active: false }, after: { active: true } },
    ])
  })

  it('has its day, and the days until the activation after it, whatever else is saved before and after', async () => {
    const set = (columns: { deactivated_on?: string; days_away?: string }) =>
      office.tahi.database.asOwner((queries) =>
        queries.updateTable('person').set(columns).where('id', '=', sewer.id).execute(),
      )
    const saved = async (change: { status?: boolean; firstName?: string }) => {
      expect((await office.change(manager, sewer, change)).status).toBe(200)
      const { rows } = await office.tahi.database.asOwner((queries) =>
        sql<{ left: string; away: string }>`
          select deactivated_on as left, days_away::text as away from person where id = ${sewer.id}`.execute(
          queries,
        ),
      )
      return [rows[0]?.left, rows[0]?.away]
    }
    const october = '[2026-10-02,2026-10-05)'
    await set({ days_away: `{${october}}` })
    expect(await saved({ status: false })).toEqual(['2026-11-18', `{${october}}`])
    expect(await saved({ firstName: 'Nenita' })).toEqual(['2026-11-18', `{${october}}`])
    expect(await saved({ status: true })).toEqual(['2026-11-18', `{${october}}`])
    expect(await saved({ status: false })).toEqual(['2026-11-18', `{${october}}`])
    await set({ deactivated_on: '2026-11-10' })
    expect(await saved({ status: true })).toEqual(['2026-11-10', `{${october},[2026-11-11,2026-11-18)}`])
    expect(await saved({ firstName: 'Ana' })).toEqual(['2026-11-10', `{${october},[2026-11-11,2026-11-18)}`])
  })

  it('hides them from lists, but not from their records and those who look for them', async () => {
    const { tahi } = office
    await office.change(manager, sewer, { status: false })
    const search = sewer.code
    expect((await tahi.call(manager, listPeople, { query: { search } })).ok.total).toBe(0)
    expect((await tahi.call(manager, listPersonRecords, { query: { search } })).ok.total).toBe(0)
    const query = { search, status: 'deactivated' } as const
    expect((await tahi.call(manager, listPersonRecords, { query })).ok.data).toMatchObject([
      { _id: sewer.id, status: false, blocks: [], can: ['edit', 'reactivate', 'setRates'] },
    ])
    expect((await tahi.call(manager, readPerson, { params: { id: sewer.id } })).status).toBe(200)
    expect((await tahi.call(manager, listAttendance, { params: { id: sewer.id }, query: {} })).status).toBe(
      200,
    )
  })

  it('touches no other session', async () => {
    await office.change(manager, sewer, { status: false })
    for (const person of [manager, office.stranger, office.admin]) expect(await asks(person)).toBe(200)
    expect((await office.tahi.call(office.stranger, logout, { body: {} })).status).toBe(200)
  })
})

describe('the last General Manager', () => {
  it.each([{ status: false }, { role: 'hr' as const }])(
    'is left when two send each other %j at once',
    async (ending) => {
      const { tahi, change } = await openPeopleBranches()
      const [one, other] = [await tahi.addPerson('admin'), await tahi.addPerson('admin')]
      const answers = await Promise.all([change(one, other, ending), change(other, one, ending)])
      const [done, refused] = answers.map(({ status }) => status).sort()
      expect(done).toBe(200)
      expect([401, 403]).toContain(refused)
      const left = await tahi.database.asOwner((queries) =>
        queries
          .selectFrom('person')
          .select('id')
          .where('id', 'in', [one.id, other.id])
          .where('role', '=', 'admin')
          .where('active', '=', true)
          .execute(),
      )
      expect(left).toHaveLength(1)
    },
  )

  it('is left though the second was asked in before the first was done', async () => {
    const { tahi, sewer, branch } = await openPeopleBranches()
    const elsewhere = await tahi.addBranch()
    const late = await tahi.addPerson('manager', branch)
    const asked = {
      scope: scopeOf({ personId: late.id, role: 'manager', branchId: branch }),
      actor: { personId: late.id, name: 'Late', address: 'test', requestId: 'test' },
      moment: { now: tahi.clock.now(), today: '2026-11-18', time: 600, timeZone: 'Asia/Manila' },
      announcer: toNobody,
    }
    const lock = () => tahi.database.work(asked, (work) => lockPeople(work, [sewer.id]))
    expect(await lock()).toHaveLength(1)
    for (const ended of [
      { active: false },
      { active: true, role: 'hr', branch_id: null },
      { active: true, role: 'manager', branch_id: elsewhere },
    ]) {
      await tahi.database.asOwner((queries) =>
        queries.updateTable('person').set(ended).where('id', '=', late.id).execute(),
      )
      await expect(lock()).rejects.toThrow(texts.signIn.ended)
    }
  })
})
