import {
  type DashboardSummary,
  listAttendance,
  listLeaves,
  listPayslips,
  listPendingAccounts,
  listQuotas,
  previewPayslips,
} from '@tahi/contract'
import { addDays } from '@tahi/domain'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { type DashboardBranch, openDashboardBranch } from '../../../test/fixtures/dashboard-branch.ts'
import { coverByPayslip } from '../../../test/fixtures/payslips.ts'
import { today } from '../../../test/fixtures/production-branch.ts'
import type { Person } from '../../../test/fixtures/server.ts'
import { visitorOf } from '../../../test/fixtures/visitor.ts'

const thirtyDays = { from: '2026-10-20', to: today }

describe('what needs somebody today', () => {
  let place: DashboardBranch
  beforeEach(async () => {
    place = await openDashboardBranch()
  })

  const need = ({ needs }: DashboardSummary, kind: string) => needs?.find((one) => one.kind === kind)

  const recordsOf = async (as: Person, query: object) =>
    (await place.tahi.call(as, listAttendance, { params: { id: 'all' }, query: { ...query, page: 1 } })).ok
      .total

  it('is counted in attendance, as its lists filter it', async () => {
    const { summary, hire, attend, hr, branch } = place
    const [one, other] = [await hire(), await hire()]
    await attend(one, '2026-11-17')
    await attend(other, thirtyDays.from)
    await attend(one, addDays(thirtyDays.from, -1))
    await attend(one, today)
    await attend(other, '2026-11-17', { timeOut: null })
    await attend(other, today, { timeOut: null })
    await attend(other, '2026-11-16', { timeOut: null, active: false })
    await attend(other, '2026-11-13', { status: 'absent', timeIn: null, timeOut: null })
    await attend(other, addDays(thirtyDays.from, -1), { timeOut: null })
    // It waits for its times.
    await attend(one, '2026-11-12', { timeIn: null, timeOut: null })

    // Nobody can confirm or correct a paid day.
    await attend(one, '2026-11-03')
    await attend(other, '2026-11-03', { timeOut: null })
    for (const person of [one, other])
      await coverByPayslip(place.tahi, person, '2026-11-03', '2026-11-03', 'paid')
    // A payslip that is not paid yet can still take them in.
    await attend(one, '2026-11-04')
    await attend(other, '2026-11-04', { timeOut: null })
    for (const person of [one, other]) await coverByPayslip(place.tahi, person, '2026-11-04', '2026-11-04')

    const found = await summary()
    expect(need(found, 'confirmAttendance')).toMatchObject({ count: 4, days: thirtyDays })
    expect(need(found, 'missingTimeOut')).toMatchObject({ count: 2, days: thirtyDays })
    const lists = { missingTimeOut: 'missingTimeOut', confirmAttendance: 'toConfirm' } as const
    for (const [kind, status] of Object.entries(lists))
      for (const [as, branchId] of [[place.manager], [hr, branch], [hr]] as const) {
        const { count, days } = need(await summary(as, branchId), kind) ?? {}
        expect(await recordsOf(as, { status, branchId, ...days }), kind).toBe(count)
      }
  })

  it('is counted with one’s own, which somebody else does, as its lists have them', async () => {
    const { tahi, summary, askLeave, attend, manager } = place
    await askLeave(manager, '2026-11-20')
    await attend(manager, '2026-11-17')
    const found = await summary()
    expect(need(found, 'decideLeave')?.count).toBe(1)
    const leaves = { params: { id: 'all' }, query: { status: 'requested', page: 1 } } as const
    expect((await tahi.call(manager, listLeaves, leaves)).ok.total).toBe(1)
    expect(need(found, 'confirmAttendance')?.count).toBe(1)
    expect(await recordsOf(manager, { status: 'toConfirm', ...thirtyDays })).toBe(1)
  })

  it('is counted in people who left, while no payslip covers their days, as a run has them', async () => {
    const { tahi, run, summary, hire, attend, manager, hr, branch } = place
    const [left, alsoLeft, promoted, active] = [await hire(), await hire(), await hire(), await hire()]
    const days = ['2026-11-02', '2026-11-16', '2026-11-17']
    for (const person of [left, alsoLeft, promoted, active])
      for (const day of days) await attend(person, day, { status: 'present' })
    await coverByPayslip(tahi, alsoLeft, '2026-11-01', '2026-11-15', 'paid')
    const absent = await hire()
    await attend(absent, '2026-11-17', { status: 'absent', timeIn: null, timeOut: null })
    const leave = ({ id }: Person, on: string, role = 'user') =>
      run(sql`update person set active = false, role = ${role}, deactivated_on = ${on} where id = ${id}`)
    for (const person of [left, alsoLeft, absent]) await leave(person, '2026-11-17')
    await leave(promoted, '2026-11-17', 'manager')

    // One of them is paid by an HR Manager alone.
    const first = { from: '2026-11-02', to: '2026-11-15' }
    const listed = async (as: Person, { from, to }: { from: string; to: string }, branchId?: string) => {
      const body = { date: from, endDate: to, branchId }
      const { people } = (await tahi.call(as, previewPayslips, { body })).ok.data
      return people.filter(({ warnings }) => warnings.some(({ code }) => code === 'left')).length
    }
    for (const [as, branchId, count, toBeginWith] of [
      [manager, undefined, 2, 1],
      [hr, branch, 3, 2],
    ] as const) {
      const found = need(await summary(as, branchId), 'finalPay')
      expect(found).toEqual({ kind: 'finalPay', count, days: first, branchId: branch })
      // The list begins with the oldest half month; all of them are in a run of all their days.
      expect(await listed(as, found?.days ?? first, found?.branchId)).toBe(toBeginWith)
      expect(await listed(as, { from: first.from, to: today }, branch)).toBe(count)
    }

    await coverByPayslip(tahi, left, '2026-11-01', '2026-11-15')
    await coverByPayslip(tahi, promoted, '2026-11-01', '2026-11-17')
    const second = { from: '2026-11-16', to: '2026-11-17' }
    expect(need(await summary(hr, branch), 'finalPay')).toMatchObject({ count: 2, days: second })
    for (const person of [left, alsoLeft]) await coverByPayslip(tahi, person, '2026-11-16', '2026-11-17')
    expect(need(await summary(hr, branch), 'finalPay')).toEqual({ kind: 'finalPay', count: 0, days: null })
  })

  it('is counted in people who went to head office, for who pays them', async () => {
    const { tahi, run, summary, hire, attend, manager, hr, branch } = place
    const [lately, long, moved] = [await hire(), await hire(), await hire()]
    for (const person of [lately, long, moved]) await attend(person, '2026-11-02', { status: 'present' })
    await attend(long, '2025-11-10', { status: 'present' })
    const promote = ({ id }: Person, on: string | null) =>
      run(sql`update person set role = 'act', branch_id = null,
        last_branch_id = case when ${on}::date is null then null else ${branch}::uuid end, left_branch_on = ${on}
        where id = ${id}`)
    await promote(lately, '2026-11-02')
    await promote(long, '2025-11-10')
    await promote(moved, null)
    const first = { from: '2026-11-02', to: '2026-11-02' }
    const found = need(await summary(hr, branch), 'finalPay')
    expect(found).toEqual({ kind: 'finalPay', count: 1, days: first, branchId: branch })
    const { people } = (
      await tahi.call(hr, previewPayslips, {
        body: { date: first.from, endDate: first.to, branchId: branch },
      })
    ).ok.data
    const promoted = people.filter(({ warnings }) => warnings.some(({ code }) => code === 'promoted'))
    expect(promoted.map(({ employee }) => employee._id)).toContain(lately.id)
    expect(need(await summary(manager), 'finalPay')?.count).toBe(0)
    await coverByPayslip(tahi, lately, '2026-11-01', '2026-11-15')
    expect(need(await summary(hr, branch), 'finalPay')?.count).toBe(0)
  })

  it('is counted in payslips that are not paid on their pay date, for who pays them, as their list has them', async () => {
    const { tahi, summary, hire, manager, hr, accountant, admin, branch } = place
    const worker = await hire()
    const readers: [Person, string?][] = [[manager], [hr, branch], [accountant, branch]]
    const unpaid = async (as: Person, branchId?: string) =>
      need(await summary(as, branchId), 'unpaidPayslips')
    for (const reader of readers) expect(await unpaid(...reader)).toMatchObject({ count: 0, days: null })
    await coverByPayslip(tahi, worker, '2026-09-01', '2026-09-15', 'paid')
    await coverByPayslip(tahi, worker, '2026-09-16', '2026-09-30')
    await coverByPayslip(tahi, worker, '2026-11-16', today)
    await coverByPayslip(tahi, worker, '2026-11-19', '2026-11-19')
    for (const [as, branchId] of readers) {
      const days = { from: '2026-09-30', to: today }
      expect(await unpaid(as, branchId)).toEqual({ kind: 'unpaidPayslips', count: 2, days })
      const query = { ...days, status: 'pending', branchId, page: 1 } as const
      expect((await tahi.call(as, listPayslips, { params: { id: 'all' }, query })).ok.total).toBe(2)
    }
    expect(await unpaid(admin)).toBeUndefined()
  })

  it('is counted in people whose days at work were skipped, as a run names them', async () => {
    const { tahi, summary, hire, attend, manager, hr, branch } = place
    const paid = async (person: Person, ...periods: [string, string][]) => {
      for (const [from, to] of periods) await coverByPayslip(tahi, person, from, to, 'paid')
    }
    const [between, before, other] = [await hire(), await hire(), await hire()]
    const elsewhere = need(await summary(hr), 'skippedDays')?.count ?? 0
    // The branch began to make payslips on 16 October: what was paid until then, nobody can tell.
    await paid(other, ['2026-10-16', '2026-10-31'], ['2026-11-01', '2026-11-15'])
    await attend(other, '2026-10-14', { status: 'present' })
    await attend(other, '2026-11-16', { status: 'present' })
    await paid(between, ['2026-10-16', '2026-10-20'], ['2026-10-26', '2026-11-15'])
    for (const day of ['2026-10-20', '2026-10-22', '2026-10-26']) await attend(between, day)
    await paid(before, ['2026-11-03', '2026-11-15'])
    await attend(before, '2026-10-15')
    const oldest = { days: { from: '2026-10-16', to: '2026-10-31' }, branchId: branch }
    expect(need(await summary(), 'skippedDays')).toEqual({ kind: 'skippedDays', count: 1, ...oldest })

    await attend(before, '2026-11-02')
    for (const [as, branchId] of [[manager], [hr, branch]] as const)
      expect(need(await summary(as, branchId), 'skippedDays')).toMatchObject({ count: 2, ...oldest })
    expect(need(await summary(hr), 'skippedDays')?.count).toBe(elsewhere + 2)
    const body = { date: oldest.days.from, endDate: oldest.days.to }
    const { people } = (await tahi.call(manager, previewPayslips, { body })).ok.data
    const uncovered = people.filter(({ warnings }) => warnings.some(({ code }) => code === 'uncovered'))
    expect(uncovered.map(({ employee }) => employee._id)).toEqual([between.id])

    await paid(between, ['2026-10-21', '2026-10-25'])
    expect(need(await summary(), 'skippedDays')).toMatchObject({ count: 1, days: { from: '2026-11-01' } })
    await paid(before, ['2026-11-02', '2026-11-02'])
    expect(need(await summary(), 'skippedDays')).toEqual({ kind: 'skippedDays', count: 0, days: null })
  })

  it('is counted among the accounts that the reader may approve, for every branch, as their list has them', async () => {
    const { tahi, summary, manager, hr, admin, accountant, branch } = place
    const counts = async (as: Person, branchId?: string) =>
      need(await summary(as, branchId), 'approveAccounts')?.count
    const listed = async (as: Person) =>
      (await tahi.call(as, listPendingAccounts, { query: { page: 1 } })).ok.total
    const before = { ofEmployees: await listed(hr), all: await listed(admin) }
    await visitorOf(tahi).waitForApproval(admin)
    await visitorOf(tahi).waitForApproval(admin, { role: 'act' })

    for (const [as, branchId] of [[manager], [hr], [hr, branch]] as const)
      expect(await counts(as, branchId)).toBe(before.ofEmployees + 1)
    expect(await listed(hr)).toBe(before.ofEmployees + 1)
    expect((await summary(admin)).needs).toEqual([
      { kind: 'approveAccounts', count: before.all + 2, days: null },
    ])
    expect(await counts(accountant)).toBeUndefined()
  })

  it('is counted among the quotas at this hour, as the quota list filters them', async () => {
    const { tahi, summary, hire, addQuota, report, manager, hr, branch } = place
    const worker = await hire()
    const behind = await addQuota({ target: 480 })
    const onTime = await addQuota({ target: 480 })
    await addQuota({ target: 480, date: '2026-11-17' })
    await addQuota({ target: 480, date: '2026-11-19' })
    await report(manager, { quotaId: behind._id, quotaEmployeeId: worker.id, quotaProgress: 100 })
    await report(manager, { quotaId: onTime._id, quotaEmployeeId: worker.id, quotaProgress: 180 })
    for (const [as, branchId] of [[manager], [hr, branch], [hr]] as const) {
      const { count, days } = need(await summary(as, branchId), 'quotaAtRisk') ?? {}
      expect(days).toEqual({ from: today, to: today })
      if (as === manager || branchId) expect(count).toBe(1)
      const query = { standing: 'atRisk' as const, branchId, ...days, page: 1 }
      const { ok } = await tahi.call(as, listQuotas, { params: { id: 'all' }, query })
      expect(ok.total).toBe(count)
    }
  })
})
