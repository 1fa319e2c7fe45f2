import { randomUUID } from 'node:crypto'
import {
  createPayslip,
  createPayslips,
  listPayslips,
  markPayslips,
  type Payslip,
  recomputePayslip,
  recomputePayslips,
  removePayslips,
  texts,
} from '@tahi/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { correctionsAt } from '../../../test/fixtures/corrections.ts'
import { firstHalf, openPayrollBranch, type PayrollBranch } from '../../../test/fixtures/payroll-branch.ts'
import type { Person } from '../../../test/fixtures/server.ts'

/** No payslip would come to another sum. */
const none = {
  ids: [],
  withOtherSum: [],
  withWaitingDays: [],
  withWaitingCorrections: [],
  withUnrecordedTimes: [],
  withLateOrHalfDays: [],
  netPayBefore: 0,
  netPayAfter: 0,
}

const byId = (one: { _id: string }, other: { _id: string }) => one._id.localeCompare(other._id)
describe('changing many payslips', () => {
  let place: PayrollBranch

  beforeEach(async () => {
    place = await openPayrollBranch()
  })

  /** Payslips of people who worked one day, in the order in which they were hired. */
  const payMany = async (count: number): Promise<{ people: Person[]; slips: Payslip[] }> => {
    const people: Person[] = []
    for (let number = 0; number < count; number += 1) people.push(await place.hire())
    for (const person of people) await place.attend(person, 2, '07:00', '16:00')
    const body = { employeeIds: people.map(({ id }) => id), ...firstHalf }
    await place.tahi.call(place.manager, createPayslips, { body })
    return { people, slips: await slipsOf(people) }
  }
  const slipsOf = async (people: Person[]) => {
    const { data } = (
      await place.tahi.call(place.manager, listPayslips, { params: { id: 'all' }, query: {} })
    ).ok
    return people.flatMap(({ id }) => data.filter(({ employeeId }) => employeeId === id))
  }
  const recompute = (ids: string[], preview = false, as = place.manager) =>
    place.tahi.call(as, recomputePayslips, { body: { ids, preview } })
  const remove = (ids: string[], preview = false, as = place.manager) =>
    place.tahi.call(as, removePayslips, { body: { ids, preview } })
  const sorted = (answer: Awaited<ReturnType<typeof recompute>>['ok']['data']) => ({
    ...answer,
    recomputed: [...answer.recomputed].sort(),
    netPays: [...answer.netPays].sort(byId),
  })
  const pay = ({ _id }: Payslip) =>
    place.tahi.call(place.manager, markPayslips, { body: { ids: [_id], status: 'paid' } })
  const idsOf = (slips: Payslip[]) => slips.map(({ _id }) => _id)
  const trailOf = async (ids: string[]) => {
    const { rows } = await place.tahi.database.asOwner((queries) =>
      sql<{ id: string; action: string; before: object; after: object }>`
        select entity_id as id, action, before, after from audit_entry
        where entity_id = any(${ids}::uuid[]) and action in ('payslip.recompute', 'payslip.remove')
        order by id`.execute(queries),
    )
    return rows
  }

  it('recomputes those that changed, as the preview said, and leaves the others as they are', async () => {
    const { people, slips } = await payMany(4)
    const [first, second, same, paid] = slips as [Payslip, Payslip, Payslip, Payslip]
    for (const person of people.slice(0, 2)) await place.attend(person, 3, '07:00', '16:00')
    for (const person of people.slice(0, 1)) await place.attend(person, 4, '07:00', '16:00', 'pending')
    await pay(paid)
    const before = await slipsOf(people)
    const gone = randomUUID()
    const ids = [...idsOf(slips), gone, first._id]

    const said = (await recompute(ids, true)).ok.data
    expect(await slipsOf(people)).toEqual(before)
    expect(await trailOf(ids)).toEqual([])

    const done = (await recompute(ids)).ok.data
    expect(sorted(done)).toEqual({
      recomputed: [first._id, second._id].sort(),
      unchanged: 1,
      withWaitingDays: 1,
      withWaitingCorrections: 0,
      withUnrecordedTimes: 0,
      withLateOrHalfDays: 0,
      netPayBefore: 956.74, // 478.37 each for one day, 956.74 for two
      netPayAfter: 1913.48,
      netPays: [
        { _id: first._id, netPay: 956.74 },
        { _id: second._id, netPay: 956.74 },
        { _id: same._id, netPay: 478.37 },
      ].sort(byId),
      refused: [
        { _id: paid._id, msg: texts.payslip.paidFrozen },
        { _id: gone, msg: texts.recordNotFound, code: 'not_found' },
      ],
    })
    expect(sorted(said)).toEqual(sorted(done))
    const after = await slipsOf(people)
    expect(after.map(({ version, netPay }) => [version, netPay])).toEqual([
      [2, 956.74],
      [2, 956.74],
      [1, 478.37],
      [2, 478.37],
    ])
    expect(after.slice(2)).toEqual(before.slice(2))
    const trail = await trailOf(ids)
    expect(trail).toHaveLength(2)
    expect(trail.find(({ id }) => id === first._id)).toMatchObject({
      action: 'payslip.recompute',
      before: { ...firstHalf, status: 'pending', netPay: 478.37 },
      after: { ...firstHalf, status: 'pending', grossPay: 1075, netPay: 956.74 },
    })

    expect((await recompute(ids)).ok.data).toMatchObject({ recomputed: [], unchanged: 3, netPayAfter: 0 })
    await place.tahi.call(place.manager, recomputePayslip, { body: { _id: same._id } })
    expect(await slipsOf(people)).toEqual(after)
    expect(await trailOf(ids)).toHaveLength(2)
  })

  it('pays nobody another sum than was seen, and says so the same when it is asked again', async () => {
    const { people, slips } = await payMany(3)
    const [changed] = slips as [Payslip]
    const body = {
      ids: idsOf(slips),
      status: 'paid' as const,
      seen: slips.map(({ _id, version }) => ({ _id, version })),
    }
    const mark = async () => (await place.tahi.call(place.manager, markPayslips, { body })).ok.data
    await place.attend(people[0] as Person, 3, '07:00', '16:00')
    await recompute([changed._id])
    const refused = [{ _id: changed._id, msg: texts.payslip.changedMeanwhile }]
    expect(await mark()).toEqual({ marked: 2, outdated: none, refused })
    expect(await mark()).toEqual({ marked: 0, outdated: none, refused })
    const states = async () => (await slipsOf(people)).map(({ status, version }) => [status, version])
    expect(await states()).toEqual([
      ['pending', 2],
      ['paid', 2],
      ['paid', 2],
    ])
    // A colleague who saw the new sum pays it.
    expect((await pay(changed)).ok.data).toEqual({ marked: 1, outdated: none, refused: [] })
    expect(await mark()).toEqual({ marked: 0, outdated: none, refused })
  })

  it('leaves those alone that would come to another sum by now, until they are to be paid as computed', async () => {
    const { people, slips } = await payMany(3)
    const ids = idsOf(slips)
    const mark = async (asComputed?: boolean) =>
      (await place.tahi.call(place.manager, markPayslips, { body: { ids, status: 'paid', asComputed } })).ok
        .data
    for (const person of people.slice(0, 2)) await place.attend(person, 3, '07:00', '16:00')

    const left = await mark()
    const changed = [...left.outdated.ids].sort()
    expect(changed).toEqual(ids.slice(0, 2).sort())
    expect({ ...left, outdated: { ...left.outdated, ids: changed } }).toEqual({
      marked: 1,
      outdated: {
        ids: changed,
        withOtherSum: left.outdated.ids,
        withWaitingDays: [],
        withWaitingCorrections: [],
        withUnrecordedTimes: [],
        withLateOrHalfDays: [],
        netPayBefore: 956.74,
        netPayAfter: 1913.48,
      },
      refused: [],
    })
    expect((await slipsOf(people)).map(({ status }) => status)).toEqual(['pending', 'pending', 'paid'])

    expect(await mark(true)).toEqual({ marked: 2, outdated: none, refused: [] })
    expect((await slipsOf(people)).map(({ status, netPay }) => [status, netPay])).toEqual(
      slips.map(() => ['paid', 478.37]),
    )
  })

  it('leaves alone whose day waits since it was computed and, asked from a list, whose day waits at all', async () => {
    const { people, slips } = await payMany(2)
    const [first, second] = slips as [Payslip, Payslip]
    const record = await place.attend(people[0] as Person, 4, '07:00', '', 'pending')
    await place.attend(people[1] as Person, 4, '07:00', '', 'pending')
    await recompute(idsOf(slips))
    expect((await slipsOf(people)).map(({ warnings }) => warnings.map(({ code }) => code))).toEqual([
      ['missing_time_out'],
      ['missing_time_out'],
    ])
    await place.tahi.database.asOwner((queries) =>
      sql`update attendance set time_out = 960 where id = ${record}`.execute(queries),
    )
    const outdated = {
      ids: [first._id],
      withOtherSum: [],
      withWaitingDays: [first._id],
      withWaitingCorrections: [],
      withUnrecordedTimes: [],
      withLateOrHalfDays: [],
      netPayBefore: 478.37,
      netPayAfter: 478.37,
    }
    expect((await pay(first)).ok.data).toEqual({ marked: 0, outdated, refused: [] })
    const fromList = { ids: [second._id], status: 'paid' as const, withoutWaitingDays: true }
    const left = (await place.tahi.call(place.manager, markPayslips, { body: fromList })).ok.data
    expect(left).toMatchObject({ marked: 0, outdated: { ids: [second._id] } })
    expect((await pay(second)).ok.data).toEqual({ marked: 1, outdated: none, refused: [] })
  })

  it('leaves those of employees who wait for a correction, where that is asked for', async () => {
    const [waiting, other] = [await place.hire(), await place.hire()]
    await correctionsAt(place).request(waiting)
    const ids = [(await place.pay(waiting))._id, (await place.pay(other))._id]
    const body = { ids, status: 'paid' as const, withoutWaitingDays: true }
    const { ok } = await place.tahi.call(place.manager, markPayslips, { body })
    expect(ok.data).toMatchObject({
      marked: 1,
      outdated: { ids: ids.slice(0, 1), withWaitingDays: [], withWaitingCorrections: ids.slice(0, 1) },
    })
    expect((await recompute(ids, true)).ok.data).toMatchObject({ withWaitingCorrections: 1 })
    const anyway = { ids, status: 'paid' as const }
    const paid = await place.tahi.call(place.manager, markPayslips, { body: anyway })
    expect(paid.ok.data).toMatchObject({ marked: 1, outdated: { withWaitingCorrections: [] } })
  })

  it('leaves those with late or half days, which earn nothing, where that is asked for', async () => {
    const { people, slips } = await payMany(3)
    const ids = idsOf(slips)
    for (const [at, status] of (['late', 'halfday'] as const).entries())
      await place.attend(people[at] as Person, 4, '09:00', '16:00', status)
    await recompute(ids)
    const mark = async (withoutWaitingDays: boolean) =>
      (
        await place.tahi.call(place.manager, markPayslips, {
          body: { ids, status: 'paid', withoutWaitingDays },
        })
      ).ok.data
    const left = await mark(true)
    expect(left).toMatchObject({ marked: 1, outdated: { withOtherSum: [], withWaitingDays: [] } })
    expect([...left.outdated.withLateOrHalfDays].sort()).toEqual(ids.slice(0, 2).sort())
    expect((await recompute(ids.slice(0, 2), true)).ok.data).toMatchObject({ withLateOrHalfDays: 2 })
    expect(await mark(false)).toMatchObject({ marked: 2, outdated: none })
  })

  it('sets those back to pending that would come to another sum by now', async () => {
    const { people, slips } = await payMany(1)
    await place.attend(people[0] as Person, 3, '07:00', '16:00')
    const mark = async (status: Payslip['status'], asComputed?: boolean) =>
      (
        await place.tahi.call(place.manager, markPayslips, {
          body: { ids: idsOf(slips), status, asComputed },
        })
      ).ok.data
    await mark('paid', true)
    expect(await mark('pending')).toEqual({ marked: 1, outdated: none, refused: [] })
  })

  it.each([
    ['period', { endDate: '2026-11-14' }],
    ['pay date', { payDate: '2026-11-17' }],
  ])('names what got another %s and was marked paid at once since it was seen', async (_, change) => {
    const { slips } = await payMany(1)
    const [{ _id, version }] = slips as [Payslip]
    const changed = { _id, version, status: 'paid' as const, ...change }
    expect((await place.tahi.call(place.manager, createPayslip, { body: changed })).status).toBe(200)
    const body = { ids: [_id], status: 'paid' as const, seen: [{ _id, version }] }
    const answer = await place.tahi.call(place.manager, markPayslips, { body })
    const refused = [{ _id, msg: texts.payslip.changedMeanwhile }]
    expect(answer.ok.data).toEqual({ marked: 0, outdated: none, refused })
  })

  it('computes each for its own period', async () => {
    const { people, slips } = await payMany(2)
    const later = { date: '2026-11-16', endDate: '2026-11-30' }
    const [one] = people as [Person]
    await place.tahi.call(place.manager, createPayslips, { body: { employeeIds: [one.id], ...later } })
    const both = await slipsOf(people)
    await place.attend(one, 17, '07:00', '16:00')
    const { recomputed, netPayBefore, netPayAfter } = (await recompute(idsOf(both))).ok.data
    expect(recomputed).toHaveLength(1)
    expect(idsOf(slips)).not.toContain(recomputed[0])
    expect([netPayBefore, netPayAfter]).toEqual([0, 478.37])
  })

  it('removes the pending ones once, as the preview said, and names the others', async () => {
    const { people, slips } = await payMany(3)
    const paid = slips[2] as Payslip
    await pay(paid)
    const ids = idsOf(slips)
    const said = (await remove(ids, true)).ok.data
    expect(await slipsOf(people)).toHaveLength(3)
    expect(await trailOf(ids)).toEqual([])

    const done = (await remove(ids)).ok.data
    expect(done).toEqual({
      removed: expect.arrayContaining(ids.slice(0, 2)),
      netPay: 956.74,
      refused: [{ _id: paid._id, msg: texts.payslip.paidFrozen }],
    })
    expect(said).toEqual(done)
    expect(idsOf(await slipsOf(people))).toEqual([paid._id])
    expect((await trailOf(ids)).map(({ action }) => action)).toEqual(['payslip.remove', 'payslip.remove'])

    const again = (await remove(ids)).ok.data
    expect(again).toMatchObject({ removed: [], netPay: 0 })
    expect(again.refused.map(({ msg }) => msg)).toEqual([
      texts.recordNotFound,
      texts.recordNotFound,
      texts.payslip.paidFrozen,
    ])
    expect(await trailOf(ids)).toHaveLength(2)

    const body = { employeeIds: people.map(({ id }) => id), ...firstHalf }
    const anew = (await place.tahi.call(place.manager, createPayslips, { body })).ok.data
    expect(anew).toEqual({ created: 2, netPay: 956.74, existing: 1 })
  })

  it('touches none of another branch, and shows nothing of it', async () => {
    const { people, slips } = await payMany(2)
    for (const person of people) await place.attend(person, 3, '07:00', '16:00')
    const stranger = await place.tahi.addPerson('manager', await place.tahi.addBranch())
    const before = await slipsOf(people)
    const ids = idsOf(slips)
    const refused = ids.map((_id) => ({ _id, msg: texts.recordNotFound, code: 'not_found' }))
    for (const preview of [true, false]) {
      expect((await recompute(ids, preview, stranger)).ok.data).toEqual({
        recomputed: [],
        unchanged: 0,
        withWaitingDays: 0,
        withWaitingCorrections: 0,
        withUnrecordedTimes: 0,
        withLateOrHalfDays: 0,
        netPayBefore: 0,
        netPayAfter: 0,
        netPays: [],
        refused,
      })
      expect((await remove(ids, preview, stranger)).ok.data).toEqual({ removed: [], netPay: 0, refused })
    }
    expect(await slipsOf(people)).toEqual(before)

    const hr = await place.tahi.addPerson('hr')
    expect((await recompute(ids, false, hr)).ok.data.recomputed).toHaveLength(2)
    expect((await remove(ids, false, hr)).ok.data.removed).toHaveLength(2)
  })

  it('sends as many statements for 40 as for 4', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const statements = async (count: number) => {
      const { people, slips } = await payMany(count)
      for (const person of people) await place.attend(person, 3, '07:00', '16:00')
      const sent: number[] = []
      for (const send of [
        () => recompute(idsOf(slips), true),
        () => recompute(idsOf(slips)),
        () => remove(idsOf(slips)),
      ]) {
        query.mockClear()
        expect((await send()).status).toBe(200)
        sent.push(query.mock.calls.length)
      }
      return sent
    }
    try {
      const few = await statements(4)
      expect(await statements(40)).toEqual(few)
      expect(Math.max(...few)).toBeLessThan(12)
    } finally {
      query.mockRestore()
    }
  })
})
