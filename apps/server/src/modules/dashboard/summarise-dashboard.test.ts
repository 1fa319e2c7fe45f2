import {
  decideCorrection,
  listAttendance,
  listCorrections,
  listLeaves,
  listPersonRecords,
  listQuotas,
  requestCorrection,
  summariseAttendance,
  summariseDashboard,
  texts,
  updatePerson,
} from '@tahi/contract'
import { addDays } from '@tahi/domain'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type DashboardBranch, openDashboardBranch } from '../../../test/fixtures/dashboard-branch.ts'
import { today } from '../../../test/fixtures/production-branch.ts'
import type { Person } from '../../../test/fixtures/server.ts'

const thirtyDays = { from: '2026-10-20', to: today }

describe('the figures of the dashboard', () => {
  let place: DashboardBranch
  beforeEach(async () => {
    place = await openDashboardBranch()
  })

  const recordsOf = async (as: Person, query: object) =>
    (await place.tahi.call(as, listAttendance, { params: { id: 'all' }, query: { ...query, page: 1 } })).ok
      .total

  it('are those of the role', async () => {
    const { summary, admin, hr, accountant, branch } = place
    const shown = async (as: Person) => {
      const { today: _, ...figures } = await summary(as, as === place.manager ? undefined : branch)
      return Object.entries(figures).flatMap(([name, figure]) => (figure === null ? [] : [name]))
    }
    expect(await shown(place.manager)).toEqual(['employees', 'leaves', 'attendance', 'needs'])
    expect(await shown(hr)).toEqual(['employees', 'leaves', 'attendance', 'needs'])
    expect(await shown(accountant)).toEqual(['employees', 'attendance', 'needs'])
    expect(await shown(admin)).toEqual([
      'employees',
      'branches',
      'quotas',
      'attendance',
      'firstSteps',
      'needs',
    ])
    const employee = await place.tahi.call(await place.hire(), summariseDashboard, { query: {} })
    expect(employee.failure.code).toBe('not_allowed')
  })

  it('count the people that the record list has, and when they came and went', async () => {
    const { tahi, summary, manager, admin, hire, run, branch } = place
    const [, recent, gone, forgotten] = [await hire(), await hire(), await hire(), await hire()]
    await run(sql`update person set created_at = '2026-01-05T01:00:00Z' where branch_id = ${branch}`)
    // Late on the 14th in UTC, already the 15th in the company's zone.
    await run(sql`update person set created_at = '2026-11-14T20:00:00Z' where id = ${recent.id}`)
    tahi.clock.set(new Date('2026-11-16T02:00:00Z'))
    await tahi.call(manager, updatePerson, { body: { _id: gone.id, status: false } })
    tahi.clock.set(new Date('2026-11-18T02:00:00Z'))
    // The data does not say when it was deactivated.
    await run(sql`update person set active = false where id = ${forgotten.id}`)

    const { employees } = await summary()
    expect(employees.count).toBe(2)
    expect(employees.trend.at(-1)).toBe(2)
    expect(employees.trend.slice(-5)).toEqual([2, 3, 2, 2, 2])
    expect(new Set(employees.trend.slice(0, -4))).toEqual(new Set([2]))

    const listed = async (as: Person, query: object) =>
      (await tahi.call(as, listPersonRecords, { query: { ...query, page: 1 } })).ok.total
    expect(await listed(manager, {})).toBe(2)
    // Another reader is counted, as is the branch's HR Admin.
    expect((await summary(admin, branch)).employees.count).toBe(3)
    expect(await listed(admin, { branchId: branch })).toBe(3)
    expect((await summary(admin)).employees.count).toBe(await listed(admin, {}))
  })

  it('count the leaves that wait, as the leave list has them, and how many waited each day', async () => {
    const { tahi, summary, hire, askLeave, manager, hr, branch, run } = place
    const worker = await hire()
    await askLeave(worker, '2027-02-01', { asked: '2026-09-01T01:00:00Z' })
    await askLeave(worker, '2026-11-20', { asked: '2026-11-16T17:00:00Z' })
    await askLeave(worker, '2026-11-23', {
      state: 'confirmed',
      asked: '2026-11-15T01:00:00Z',
      decided: '2026-11-17T01:00:00Z',
    })
    await askLeave(worker, '2026-11-24', {
      state: 'rejected',
      asked: '2026-11-16T01:00:00Z',
      decided: '2026-11-16T03:00:00Z',
    })
    await askLeave(worker, '2026-08-24', {
      state: 'confirmed',
      asked: '2026-08-01T01:00:00Z',
      decided: '2026-08-02T03:00:00Z',
    })
    const withdrawn = await askLeave(worker, '2026-11-26')
    await run(sql`update leave set active = false where id = ${withdrawn}`)

    const { leaves, needs } = await summary()
    expect(leaves?.count).toBe(2)
    // The 14th, 15th … 18th: one requested on the 17th at one in the morning, one decided that day.
    expect(leaves?.trend.slice(-5)).toEqual([1, 2, 2, 2, 2])
    expect(needs?.find(({ kind }) => kind === 'decideLeave')).toEqual({
      kind: 'decideLeave',
      count: 2,
      days: null,
    })
    const query = { status: 'requested' as const, page: 1 }
    const waiting = async (as: Person, more: object) =>
      (await tahi.call(as, listLeaves, { params: { id: 'all' }, query: { ...query, ...more } })).ok.total
    expect(await waiting(manager, {})).toBe(2)
    expect((await summary(hr, branch)).leaves?.count).toBe(2)
    expect((await summary(hr)).leaves?.count).toBe(await waiting(hr, {}))
  })

  it('count the correction requests that wait, as their list has them', async () => {
    const { tahi, summary, hire, manager, hr, branch } = place
    const [one, other] = [await hire(), await hire()]
    const ask = async (as: Person, date: string) => {
      const body = { date, timeIn: '07:00', timeOut: '16:00', reason: 'The clock was off' }
      return (await tahi.call(as, requestCorrection, { body })).ok.data
    }
    await ask(one, '2026-03-02')
    await ask(other, '2026-11-17')
    const { _id, version } = await ask(other, '2026-11-16')
    await tahi.call(manager, decideCorrection, { body: { _id, accept: true, version } })
    const need = async (as: Person) =>
      (await summary(as, branch)).needs?.find(({ kind }) => kind === 'decideCorrection')
    for (const as of [manager, hr])
      expect(await need(as)).toEqual({ kind: 'decideCorrection', count: 2, days: null })
    const query = { status: 'requested' as const, page: 1 }
    expect((await tahi.call(manager, listCorrections, { params: { id: 'all' }, query })).ok.total).toBe(2)
  })

  it('count who is there today, pending ones too, as the attendance list filters them', async () => {
    const { summary, hire, attend, hr, accountant, branch } = place
    const people = await Promise.all(Array.from({ length: 7 }, () => hire()))
    const [present, late, halfday, pending, absent, away, removed] = people as [Person, ...Person[]] &
      Person[]
    await attend(present, today, { timeOut: null })
    await attend(late as Person, today, { timeIn: 540 })
    await attend(halfday as Person, today, { timeOut: 700 })
    await attend(pending as Person, today)
    await attend(absent as Person, today, { status: 'absent', timeIn: null, timeOut: null })
    await attend(away as Person, today, { status: 'leave', timeIn: null, timeOut: null })
    await attend(removed as Person, today, { active: false })
    await attend(present, thirtyDays.from)
    await attend(present, addDays(thirtyDays.from, -1))

    const { attendance } = await summary()
    expect(attendance.count).toBe(4)
    expect(attendance.trend).toEqual([1, ...Array(28).fill(0), 4])
    expect(await recordsOf(place.manager, { status: 'attended', from: today, to: today })).toBe(4)
    for (const as of [hr, accountant]) {
      expect((await summary(as, branch)).attendance.count).toBe(4)
      const everywhere = { status: 'attended', from: today, to: today }
      expect((await summary(as)).attendance.count).toBe(await recordsOf(as, everywhere))
    }
  })

  it('count who was absent on each day, as the attendance list filters them, also for a General Manager', async () => {
    const { summary, hire, attend, admin, hr, accountant, branch } = place
    const [one, other] = [await hire(), await hire()]
    const away = { status: 'absent', timeIn: null, timeOut: null }
    const [first, monday, tuesday] = [thirtyDays.from, '2026-11-16', '2026-11-17']
    for (const day of [addDays(first, -1), first, monday, tuesday]) await attend(one, day, away)
    await attend(other, tuesday, away)
    await attend(other, monday, { ...away, status: 'leave' })
    await attend(other, first, { ...away, active: false })
    for (const as of [place.manager, admin, hr, accountant]) {
      const { attendance } = await summary(as, as === place.manager ? undefined : branch)
      expect(attendance.absent).toEqual([1, ...Array(26).fill(0), 1, 2, 0])
    }
    expect(await recordsOf(place.manager, { status: 'absent', from: tuesday, to: tuesday })).toBe(2)
  })

  it('count a General Manager’s quotas of the month up to today, and of each day', async () => {
    const { tahi, summary, addQuota, admin, branch, run } = place
    for (const date of [today, today, '2026-11-01', '2026-10-31', '2026-10-20', '2026-10-19', '2026-11-19'])
      await addQuota({ date })
    const { _id } = await addQuota()
    await run(sql`update quota set active = false where id = ${_id}`)
    const { quotas } = await summary(admin, branch)
    expect(quotas?.count).toBe(3)
    expect(quotas?.trend.at(-1)).toBe(2)
    expect(quotas?.trend.filter((count) => count > 0)).toEqual([1, 1, 1, 2])
    const list = async (query: object) =>
      (await tahi.call(admin, listQuotas, { params: { id: 'all' }, query: { ...query, page: 1 } })).ok.total
    const month = { from: '2026-11-01', to: today }
    expect(await list({ ...month, branchId: branch })).toBe(3)
    expect((await summary(admin)).quotas?.count).toBe(await list(month))
  })

  it('list every active branch with its people and who is at work, whichever is filtered by', async () => {
    const { tahi, summary, hire, attend, admin, branch, run } = place
    const empty = await tahi.addBranch()
    const removed = await tahi.addBranch()
    await run(sql`update branch set active = false where id = ${removed}`)
    const [one, other] = [await hire(), await hire()]
    await attend(one, today, { timeOut: null })
    await attend(other, today)

    const { branches } = await summary(admin, empty)
    const found = branches?.each.find(({ _id }) => _id === branch)
    expect(found).toMatchObject({ people: 3, employees: 2, attended: 2 })
    expect(branches?.each.find(({ _id }) => _id === empty)).toMatchObject({
      people: 0,
      employees: 0,
      attended: 0,
    })
    expect(branches?.each.some(({ _id }) => _id === removed)).toBe(false)
    expect(branches?.trend.at(-1)).toBe(branches?.each.length)
    const query = { branchId: branch, from: today, to: today, by: 'day' as const }
    const { ok } = await tahi.call(admin, summariseAttendance, { query })
    expect(ok.data).toMatchObject([{ totalAttendance: 1, totalEmployees: 2, toConfirm: 1 }])

    // A person who was at work and left today counts there and as an employee in both.
    await run(sql`update person set active = false, deactivated_on = ${today} where id = ${one.id}`)
    const after = (await summary(admin)).branches?.each.find(({ _id }) => _id === branch)
    expect(after).toMatchObject({ people: 2, employees: 2, attended: 2 })
    expect((await tahi.call(admin, summariseAttendance, { query })).ok.data).toMatchObject([
      { totalAttendance: 1, totalEmployees: 2 },
    ])
  })

  it('are of one’s own branch, of the one that is asked for, or of all', async () => {
    const { tahi, summary, hr, accountant, admin, hire, attend, askLeave } = place
    const other = await openDashboardBranch()
    const worker = await hire()
    await attend(worker, today)
    await askLeave(worker, '2026-11-25')

    const quiet = await other.summary()
    expect(quiet).toMatchObject({ employees: { count: 0 }, leaves: { count: 0 }, attendance: { count: 0 } })
    // Accounts name no branch, so those that other tests leave waiting count here.
    const ofBranch = quiet.needs.filter(({ kind }) => kind !== 'approveAccounts')
    expect(ofBranch.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0])
    const refused = await tahi.call(other.manager, summariseDashboard, { query: { branchId: place.branch } })
    expect(refused.failure).toMatchObject({ code: 'not_found', msg: texts.recordNotFound })
    for (const as of [hr, accountant]) {
      expect((await summary(as, place.branch)).attendance.count).toBe(1)
      expect((await summary(as, other.branch)).attendance.count).toBe(0)
    }
    expect((await summary(admin, other.branch)).quotas?.count).toBe(0)
  })

  it('cost a handful of statements, however large the company is', async () => {
    for (const [as, most] of [
      [place.hr, 9],
      [place.manager, 9],
      [place.admin, 5],
    ] as const) {
      const asked = vi.spyOn(pg.Client.prototype, 'query')
      await place.summary(as)
      const reads = asked.mock.calls.filter(([query]) =>
        /from (person|leave|attendance|quota|correction|branch)\b/.test(textOf(query)),
      )
      asked.mockRestore()
      expect(reads.length).toBeGreaterThan(1)
      expect(reads.length).toBeLessThanOrEqual(most)
    }
  })
})

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown } | undefined)?.text ?? '')
