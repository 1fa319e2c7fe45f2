import { createPayslip, createPayslips, listPayslips, previewPayslips, texts } from '@tahi/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { firstHalf, openPayrollBranch, type PayrollBranch } from '../../../test/fixtures/payroll-branch.ts'
import type { Person } from '../../../test/fixtures/server.ts'

describe('payslips for many', () => {
  let place: PayrollBranch

  beforeAll(async () => {
    place = await openPayrollBranch()
  })

  const hireMany = async (count: number): Promise<Person[]> => {
    const people: Person[] = []
    for (let number = 0; number < count; number += 1) people.push(await place.hire())
    return people
  }
  const create = (people: Person[], period = firstHalf) =>
    place.tahi.call(place.manager, createPayslips, {
      body: { employeeIds: people.map(({ id }) => id), payDate: '2026-11-20', ...period },
    })
  const stored = async (people: Person[]) => {
    const answers = await Promise.all(
      people.map(({ id }) => place.tahi.call(place.manager, listPayslips, { params: { id }, query: {} })),
    )
    return answers.flatMap(({ ok }) => ok.data)
  }

  it('creates what the preview showed, once, also when two send it together', async () => {
    const { tahi, manager, attend } = place
    const people = await hireMany(3)
    for (const [index, person] of people.entries()) await attend(person, 2 + index, '07:00', '18:00')
    const chosen = { employeeIds: people.map(({ id }) => id), ...firstHalf }
    const preview = (await tahi.call(manager, previewPayslips, { body: chosen })).ok.data

    const answers = await Promise.all([create(people), create(people)])
    const results = answers.map(({ ok }) => ok.data).sort((one, other) => other.created - one.created)
    // 537.50 + 2 × 80 = 697.50, less 31.39, 13.95 and 31.39: 620.77 each.
    expect(results).toEqual([
      { created: 3, netPay: 1862.31, existing: 0 },
      { created: 0, netPay: 0, existing: 3 },
    ])
    expect(preview.totals).toMatchObject({ people: 3, grossPay: 2092.5, netPay: 1862.31 })
    const slips = await stored(people)
    expect(slips).toHaveLength(3)
    for (const slip of slips)
      expect(slip).toMatchObject({ ...firstHalf, payDate: '2026-11-20', status: 'pending', netPay: 620.77 })

    const [late] = await hireMany(1)
    if (late) people.push(late)
    expect((await create(people)).ok.data).toEqual({ created: 1, netPay: 0, existing: 3 })
    const { rows } = await tahi.database.asOwner((queries) =>
      sql<{ number: number }>`
        select count(*) as number from audit_entry
        where action = 'payslip.create' and entity_id in (
          select id from payslip where person_id = any(${people.map(({ id }) => id)}::uuid[]))`.execute(
        queries,
      ),
    )
    expect(rows).toEqual([{ number: 4 }])
  })

  it('creates none when it comes to another sum than the one shown, unless all are there already', async () => {
    const [person] = (await hireMany(1)) as [Person]
    await place.attend(person, 2, '07:00', '18:00')
    const createFor = (netPay: number) =>
      place.tahi.call(place.manager, createPayslips, {
        body: { employeeIds: [person.id], ...firstHalf, netPay },
      })
    await place.attend(person, 3, '07:00', '18:00')
    expect((await createFor(620.77)).failure).toMatchObject({
      code: 'conflict',
      msg: texts.payslip.figuresChanged,
    })
    expect(await stored([person])).toEqual([])
    const body = { employeeIds: [person.id], ...firstHalf }
    const { netPay } = (await place.tahi.call(place.manager, previewPayslips, { body })).ok.data.totals
    expect((await createFor(netPay)).ok.data).toMatchObject({ created: 1, netPay })
    expect((await createFor(netPay)).ok.data).toMatchObject({ created: 0, existing: 1 })
  })

  it.each([
    { date: '2026-11-10', endDate: '2026-11-20' },
    { ...firstHalf, endDate: '2026-11-10' },
    { ...firstHalf, date: '2026-11-10' },
  ])('creates none when another period overlaps, from $date to $endDate, and says whose', async (period) => {
    const { tahi, manager } = place
    const people = await hireMany(3)
    const overlapped = people.slice(0, 2)
    for (const { id } of overlapped)
      await tahi.call(manager, createPayslip, { body: { employeeId: id, ...period } })
    const { status, failure } = await create(people)
    expect(status).toBe(409)
    const codes = overlapped.map(({ code }) => code).sort()
    expect(failure.msg).toBe(
      `2 of those chosen already have payslips for some of these days in another period: ${codes.join(', ')}.`,
    )
    expect(await stored(people)).toHaveLength(2)
  })

  it('creates none when one of those chosen is not an active employee of the branch', async () => {
    const { tahi, manager } = place
    const [person, left] = await hireMany(2)
    if (!person || !left) throw new Error('Nobody was hired')
    await tahi.database.asOwner((queries) =>
      sql`update person set active = false where id = ${left.id}`.execute(queries),
    )
    const stranger = await tahi.addPerson('user', await tahi.addBranch())
    for (const other of [left, stranger]) expect((await create([person, other])).status).toBe(404)
    expect((await create([person, manager])).status).toBe(403)
    expect(await stored([person])).toEqual([])
  })

  it('sends as many statements for 50 people as for 5', async () => {
    const { tahi, manager, attend } = place
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const statements = async (count: number) => {
      const people = await hireMany(count)
      for (const person of people) await attend(person, 2, '07:00', '18:00')
      const body = { employeeIds: people.map(({ id }) => id), ...firstHalf }
      query.mockClear()
      await tahi.call(manager, previewPayslips, { body })
      const preview = query.mock.calls.length
      query.mockClear()
      expect((await create(people)).ok.data.created).toBe(count)
      return [preview, query.mock.calls.length]
    }
    try {
      const few = await statements(5)
      expect(await statements(50)).toEqual(few)
      expect(Math.max(...few)).toBeLessThan(15)
    } finally {
      query.mockRestore()
    }
  })
})
