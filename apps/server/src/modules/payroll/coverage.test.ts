import { createPayslip, createPayslips, markPayslips, previewPayslips, texts } from '@tahi/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { firstHalf, openPayrollBranch, type PayrollBranch } from '../../../test/fixtures/payroll-branch.ts'
import { openPeopleBranches, type PeopleBranches } from '../../../test/fixtures/people-branches.ts'
import type { Person } from '../../../test/fixtures/server.ts'

const overlapping = { date: '2026-11-10', endDate: '2026-11-20' }

describe('payslips that a former branch keeps', () => {
  let place: PayrollBranch
  /** The branch to which people of the workplace move. */
  let office: PeopleBranches
  let mover: Person

  beforeAll(async () => {
    office = await openPeopleBranches()
    place = await openPayrollBranch()
    mover = await paidThenMoved()
  })

  const paidThenMoved = async (): Promise<Person> => {
    const { tahi, attend, pay, manager } = place
    const person = await place.hire()
    await attend(person, 2, '07:00', '16:00')
    const { _id } = await pay(person)
    await tahi.call(manager, markPayslips, { body: { ids: [_id], status: 'paid' } })
    expect((await office.change(office.hr, person, { branchId: office.branch })).status).toBe(200)
    return person
  }
  const colleague = () => office.tahi.addPerson('user', office.branch)
  const createMany = (people: Person[], period = firstHalf) =>
    office.tahi.call(office.manager, createPayslips, {
      body: { employeeIds: people.map(({ id }) => id), ...period },
    })
  const createOne = (person: Person, period: { date: string; endDate: string }) =>
    office.tahi.call(office.manager, createPayslip, { body: { employeeId: person.id, ...period } })

  describe('are seen in a run of the new branch', () => {
    const seenBy = async (as: Person, period: { date: string; endDate: string }) => {
      const body = { employeeIds: [mover.id], ...period }
      const { people } = (await office.tahi.call(as, previewPayslips, { body })).ok.data
      return people[0]?.warnings.find(({ code }) => code === 'covered')?.days
    }

    it.each([
      ['2026-10-16', '2026-10-31', undefined],
      ['2026-10-16', '2026-11-01', ['2026-11-01']],
      ['2026-11-15', '2026-11-30', ['2026-11-15']],
      ['2026-11-16', '2026-11-30', undefined],
    ])('as far as their days are among those from %s to %s', async (date, endDate, days) => {
      for (const as of [office.manager, office.hr]) expect(await seenBy(as, { date, endDate })).toEqual(days)
    })

    it('by everybody who pays there, where nothing can be created of them', async () => {
      const days = ['10', '11', '12', '13', '14', '15'].map((day) => `2026-11-${day}`)
      const body = { branchId: office.branch, ...overlapping }
      for (const as of [office.manager, office.hr]) {
        const { people } = (await office.tahi.call(as, previewPayslips, { body })).ok.data
        const found = people.find(({ employee }) => employee._id === mover.id)
        expect(found).toMatchObject({ creatable: false })
        expect(found?.warnings).toContainEqual({ code: 'covered', days })
      }
    })
  })

  it('count in a run as existing when their period is the same, and name their people when it is not', async () => {
    const other = await colleague()
    const refused = await createMany([other, mover], overlapping)
    expect(refused.status).toBe(409)
    expect(refused.failure.msg).toBe(texts.payslip.overlaps(1, [mover.code]))
    expect((await createMany([other, mover])).ok.data).toMatchObject({ created: 1, existing: 1 })
  })

  it('are why a payslip of the new branch is refused', async () => {
    const msg = texts.payslip.overlapElsewhere('Nov 1, 2026', 'Nov 15, 2026')
    for (const period of [overlapping, { date: '2026-10-20', endDate: '2026-11-01' }])
      expect((await createOne(mover, period)).failure).toMatchObject({ code: 'conflict', msg })
    expect((await createOne(mover, { date: '2026-10-20', endDate: '2026-10-31' })).status).toBe(200)
    const { _id } = (await createOne(mover, { date: '2026-11-16', endDate: '2026-11-30' })).ok.data
    const moved = await office.tahi.call(office.manager, createPayslip, {
      body: { _id, date: '2026-11-15', version: 1 },
    })
    expect(moved.failure).toMatchObject({ code: 'conflict', msg })
    expect((await createOne(await colleague(), overlapping)).status).toBe(200)
  })

  it('tell their days to the branch of their person alone, and nothing else', async () => {
    const others = await office.tahi.addPerson('manager', await office.tahi.addBranch())
    const asked = (settings: { branch: string; person: string; own?: boolean }) =>
      office.tahi.database.asOwner(async (queries) => {
        await sql`set local role tahi_app`.execute(queries)
        await sql`select set_config('tahi.branch', ${settings.branch}, true),
          set_config('tahi.person', ${settings.person}, true),
          set_config('tahi.own', ${settings.own ? 'on' : 'off'}, true)`.execute(queries)
        const { rows } = await sql`
          select * from payslips_elsewhere() where person_id in (${mover.id}, ${place.sewer.id})`.execute(
          queries,
        )
        return rows
      })
    const own = { branch: office.branch, person: office.manager.id }
    expect(await asked(own)).toEqual([
      { person_id: mover.id, period_start: '2026-11-01', period_end: '2026-11-15' },
    ])
    for (const settings of [
      { branch: others.branchId ?? '', person: others.id },
      { branch: place.branch, person: place.manager.id },
      { branch: 'all', person: office.hr.id },
      { ...own, own: true },
      { branch: '', person: '' },
    ])
      expect(await asked(settings), JSON.stringify(settings)).toEqual([])
  })

  it('are found in as many statements for many people as for few', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const statements = async (count: number) => {
      const people: Person[] = []
      for (let number = 0; number < count; number += 1) people.push(await paidThenMoved())
      const body = { employeeIds: people.map(({ id }) => id), ...firstHalf }
      await office.tahi.call(office.manager, previewPayslips, { body })
      query.mockClear()
      await office.tahi.call(office.manager, previewPayslips, { body })
      const preview = query.mock.calls.length
      query.mockClear()
      expect((await createMany(people)).ok.data.existing).toBe(count)
      return [preview, query.mock.calls.length]
    }
    try {
      expect(await statements(6)).toEqual(await statements(2))
    } finally {
      query.mockRestore()
    }
  })
})
