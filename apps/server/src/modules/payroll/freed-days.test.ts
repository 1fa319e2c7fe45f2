import { assignShift, createPayslip, createShift, removePayslip, removePayslips } from '@tahi/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { openPayrollBranch, type PayrollBranch } from '../../../test/fixtures/payroll-branch.ts'
import type { Person } from '../../../test/fixtures/server.ts'

describe('days that a payslip frees', () => {
  let place: PayrollBranch

  beforeAll(async () => {
    place = await openPayrollBranch()
  })

  const shift = async (person: Person) => {
    const body = { name: `Early ${person.code}`, start: '05:00', end: '13:00' }
    return (await place.tahi.call(place.manager, createShift, { body })).ok.data._id
  }
  const assign = async (people: Person[], shiftId: string, from = '2026-11-03') => {
    const body = { shiftId, userIds: people.map(({ id }) => id), from }
    return (await place.tahi.call(place.manager, assignShift, { body })).ok.data
  }
  const attended = async () => {
    const person = await place.hire()
    for (const day of [2, 3, 12]) await place.attend(person, day, '07:00', '16:00')
    return person
  }
  const startsOf = async (person: Person) => {
    const { rows } = await place.tahi.database.asOwner((queries) =>
      sql<{ start: number }>`
        select paid_from as start from attendance where person_id = ${person.id} order by day`.execute(
        queries,
      ),
    )
    return rows.map(({ start }) => start)
  }

  it('take the shift that was assigned meanwhile, and not before', async () => {
    const person = await attended()
    const slip = await place.pay(person)
    expect(await assign([person], await shift(person))).toMatchObject({ assigned: 1, keptDays: 2 })
    expect(await startsOf(person)).toEqual([420, 420, 420])
    await place.tahi.call(place.manager, removePayslip, { body: { _id: slip._id } })
    expect(await startsOf(person)).toEqual([420, 300, 300])
    const { rows } = await place.tahi.database.asOwner((queries) =>
      sql`
        select before -> 'paidFrom' as before, after -> 'paidFrom' as after
        from audit_entry where action = 'attendance.new-hours' and entity_id in (
          select id from attendance where person_id = ${person.id} and day in ('2026-11-03', '2026-11-02'))`.execute(
        queries,
      ),
    )
    expect(rows).toEqual([{ before: 420, after: 300 }])
  })

  it('take it too when the payslip is moved to other days', async () => {
    const person = await attended()
    const { _id } = await place.pay(person)
    await assign([person], await shift(person))
    const body = { _id, endDate: '2026-11-10', version: 1 }
    expect((await place.tahi.call(place.manager, createPayslip, { body })).status).toBe(200)
    expect(await startsOf(person)).toEqual([420, 420, 300])
  })

  it('keep the hours of then when only the shift got new ones', async () => {
    const person = await place.hire()
    const early = await shift(person)
    await assign([person], early)
    await place.attend(person, 3, '07:00', '16:00')
    await assign([person], early)
    const slip = await place.pay(person)
    const body = { _id: early, start: '06:00', end: '14:00' }
    await place.tahi.call(place.manager, createShift, { body })
    await place.tahi.call(place.manager, removePayslip, { body: { _id: slip._id } })
    expect(await startsOf(person)).toEqual([300])
  })

  it.each([
    ['other hours before', false],
    ['these hours before', true],
  ])('keep them when a payslip was extended to them since, with %s', async (_, hadThem) => {
    const person = await place.hire()
    const early = await shift(person)
    await place.attend(person, 12, '07:00', '16:00')
    if (hadThem) await assign([person], early)
    const { _id } = await place.pay(person)
    const end = async (endDate: string) => {
      const body = { _id, endDate }
      expect((await place.tahi.call(place.manager, createPayslip, { body })).status).toBe(200)
    }
    await end('2026-11-10')
    await assign([person], early)
    await place.tahi.call(place.manager, createShift, { body: { _id: early, start: '06:00', end: '14:00' } })
    await end('2026-11-15')
    await end('2026-11-10')
    expect(await startsOf(person)).toEqual([300])
  })

  it('take it in as many statements for many as for few', async () => {
    const early = await shift(await place.hire())
    const remove = async (count: number) => {
      const people: Person[] = []
      for (let number = 0; number < count; number += 1) people.push(await attended())
      const ids: string[] = []
      for (const person of people) ids.push((await place.pay(person))._id)
      await assign(people, early)
      const query = vi.spyOn(pg.Client.prototype, 'query')
      await place.tahi.call(place.manager, removePayslips, { body: { ids } })
      const statements = query.mock.calls.length
      query.mockRestore()
      for (const person of people) expect(await startsOf(person)).toEqual([420, 300, 300])
      return statements
    }
    expect(await remove(4)).toBe(await remove(2))
  })
})
