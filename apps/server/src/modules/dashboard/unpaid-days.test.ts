import { type DashboardSummary, type NeedKind, previewPayslips, updatePerson } from '@tahi/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { type DashboardBranch, openDashboardBranch } from '../../../test/fixtures/dashboard-branch.ts'
import { coverByPayslip } from '../../../test/fixtures/payslips.ts'
import { today } from '../../../test/fixtures/production-branch.ts'
import type { Person } from '../../../test/fixtures/server.ts'

type Days = NonNullable<DashboardSummary['needs'][number]['days']>

describe('unpaid days are called to mind', () => {
  let place: DashboardBranch
  beforeEach(async () => {
    place = await openDashboardBranch()
  })

  const need = async (kind: NeedKind, as = place.manager, branchId?: string) =>
    (await place.summary(as, branchId)).needs.find((one) => one.kind === kind)
  const counted = async (kind: NeedKind, as?: Person, branchId?: string) =>
    (await need(kind, as, branchId))?.count
  const work = async (person: Person, ...days: string[]) => {
    for (const day of days) await place.attend(person, day, { status: 'present' })
  }
  const pay = async (person: Person, ...periods: [string, string][]) => {
    for (const [from, to] of periods) await coverByPayslip(place.tahi, person, from, to, 'paid')
  }
  const set = ({ id }: Person, columns: ReturnType<typeof sql>) =>
    place.run(sql`update person set ${columns} where id = ${id}`)
  const leave = (person: Person, on: string) => set(person, sql`active = false, deactivated_on = ${on}`)

  /** Whose payslips the run of a link can create. */
  const runOf = async ({ from, to }: Days, as = place.manager) => {
    const body = { date: from, endDate: to, branchId: place.branch }
    const { people } = (await place.tahi.call(as, previewPayslips, { body })).ok.data
    return people.filter(({ creatable }) => creatable).map(({ employee }) => employee._id)
  }

  it('not those before the first payslip of the branch, whatever is paid for them later', async () => {
    const { hire, run } = place
    const [left, stays] = [await hire(), await hire()]
    await work(left, '2026-09-21', '2026-10-02', '2026-10-19')
    await work(stays, '2026-09-22', '2026-10-02')
    await leave(left, '2026-10-20')
    // While the branch has paid nobody, nobody can tell.
    expect(await counted('finalPay')).toBe(1)
    await pay(stays, ['2026-10-01', '2026-10-15'], ['2026-10-16', '2026-10-31'])
    await pay(left, ['2026-10-01', '2026-10-15'])
    expect(await need('finalPay')).toMatchObject({ count: 1, days: { from: '2026-10-19', to: '2026-10-19' } })
    await pay(left, ['2026-10-16', '2026-10-20'])
    expect(await counted('finalPay')).toBe(0)

    await coverByPayslip(place.tahi, left, '2026-09-16', '2026-09-30')
    await run(sql`
      update payslip set pay_date = ${today} where person_id = ${left.id} and period_start = '2026-09-16'`)
    expect(await counted('skippedDays')).toBe(0)
  })

  it('when somebody leaves, also those between earlier payslips', async () => {
    const skipped = await place.hire()
    await work(skipped, '2026-09-10')
    await pay(skipped, ['2026-08-16', '2026-08-31'], ['2026-09-16', '2026-10-31'], ['2026-11-01', today])
    expect([await counted('skippedDays'), await counted('finalPay')]).toEqual([1, 0])
    await leave(skipped, today)
    const days = { from: '2026-09-10', to: '2026-09-10' }
    expect(await need('finalPay')).toMatchObject({ count: 1, days })
    expect(await counted('skippedDays')).toBe(0)
    expect(await runOf(days)).toEqual([skipped.id])
    await pay(skipped, [days.from, days.to])
    expect(await counted('finalPay')).toBe(0)
  })

  it('when somebody comes back, those before they left, once the next run leaves them out', async () => {
    const [other, seasonal, lately] = [await place.hire(), await place.hire(), await place.hire()]
    await pay(other, ['2026-03-01', '2026-03-15'])
    await work(seasonal, '2026-03-02')
    await set(seasonal, sql`deactivated_on = '2026-03-10', days_away = '{[2026-03-11,2026-07-01)}'`)
    await work(lately, '2026-11-16')
    await set(lately, sql`deactivated_on = '2026-11-16', days_away = '{[2026-11-17,2026-11-18)}'`)
    const days = { from: '2026-03-01', to: '2026-03-15' }
    expect(await need('skippedDays')).toMatchObject({ count: 1, days, branchId: place.branch })
    expect(await runOf(days)).toContain(seasonal.id)

    // The same days count when they leave again.
    await leave(seasonal, '2026-11-17')
    expect([await counted('skippedDays'), await counted('finalPay')]).toEqual([0, 1])
    await pay(seasonal, ['2026-03-01', '2026-03-15'])
    expect(await counted('finalPay')).toBe(0)
    await set(seasonal, sql`active = true`)
    expect(await counted('skippedDays')).toBe(0)
  })

  it('when somebody comes back from head office, those before they went there', async () => {
    const { tahi, admin, hr, branch, hire } = place
    const [other, back] = [await hire(), await hire()]
    await pay(other, ['2026-09-16', '2026-09-30'])
    await work(back, '2026-10-12')
    ;(await tahi.call(admin, updatePerson, { body: { _id: back.id, role: 'act' } })).ok
    await set(back, sql`left_branch_on = '2026-10-14'`)
    expect(await counted('finalPay', hr, branch)).toBe(1)
    ;(await tahi.call(admin, updatePerson, { body: { _id: back.id, role: 'user', branchId: branch } })).ok
    expect([await counted('finalPay'), await counted('skippedDays')]).toEqual([0, 1])
  })

  it('when an employee becomes an HR Admin, to who pays those before', async () => {
    const { tahi, hire, hr, admin, manager, branch } = place
    const promoted = await hire()
    await work(promoted, '2026-11-03', '2026-11-17')
    // Who never was an employee.
    await work(manager, '2026-11-03')
    await pay(promoted, ['2026-11-01', '2026-11-15'])
    expect(await counted('finalPay', hr, branch)).toBe(0)
    ;(await tahi.call(admin, updatePerson, { body: { _id: promoted.id, role: 'manager' } })).ok
    // Later days are in each run.
    await work(promoted, '2026-11-19')
    const days = { from: '2026-11-17', to: '2026-11-17' }
    expect(await need('finalPay', hr, branch)).toMatchObject({ count: 1, days, branchId: branch })
    expect(await counted('finalPay')).toBe(0)
    expect(await runOf(days, hr)).toEqual([promoted.id])
    await pay(promoted, ['2026-11-16', '2026-11-17'])
    expect(await counted('finalPay', hr, branch)).toBe(0)
  })

  it('to the branch that somebody came to, when the former one did not pay them', async () => {
    const { tahi, hr, branch } = place
    const former = await tahi.addBranch()
    const mover = await tahi.addPerson('user', former)
    await work(mover, '2026-10-02', '2026-10-20')
    await pay(mover, ['2026-10-01', '2026-10-15'])
    await place.move(mover, branch)
    await pay({ ...mover, branchId: branch }, ['2026-11-01', '2026-11-15'])
    const days = { from: '2026-10-16', to: '2026-10-31' }
    for (const [as, branchId] of [[place.manager], [hr, branch]] as const)
      expect(await need('skippedDays', as, branchId)).toMatchObject({ count: 1, days, branchId: branch })
    expect(await runOf(days)).toEqual([mover.id])
    await pay({ ...mover, branchId: branch }, [days.from, days.to])
    expect(await counted('skippedDays')).toBe(0)
  })
})
