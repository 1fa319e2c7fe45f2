import { randomUUID } from 'node:crypto'
import {
  createPayslip,
  createPayslips,
  listPayslips,
  markPayslips,
  previewPayslip,
  previewPayslips,
  readPayslip,
  recomputePayslip,
  recomputePayslips,
  removePayslip,
  removePayslips,
  summarisePayslips,
  texts,
  updatePerson,
} from '@tahi/contract'
import pg from 'pg'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { firstHalf, openPayrollBranch, type PayrollBranch } from '../../../test/fixtures/payroll-branch.ts'
import type { Person } from '../../../test/fixtures/server.ts'

const secondHalf = { date: '2026-11-16', endDate: '2026-11-30' }

describe('final pay', () => {
  let place: PayrollBranch
  let hr: Person
  let person: Person

  beforeEach(async () => {
    place = await openPayrollBranch()
    hr = await place.tahi.addPerson('hr')
    person = await place.hire({ firstName: 'Lita', lastName: 'Reyes' })
  })

  const become = (
    { id }: Person,
    change: {
      active?: boolean
      role?: string
      branch_id?: null
      deactivated_on?: string
      last_branch_id?: string
      left_branch_on?: string
    },
  ) =>
    place.tahi.database.asOwner((queries) =>
      queries.updateTable('person').set(change).where('id', '=', id).execute(),
    )
  const leave = (who: Person, on?: string) =>
    become(who, { active: false, ...(on && { deactivated_on: on }) })
  const preview = (who: Person, as = place.manager, sent: object = firstHalf) =>
    place.tahi.call(as, previewPayslip, { body: { employeeId: who.id, ...firstHalf, ...sent } })
  const create = (who: Person, as = place.manager, period = firstHalf) =>
    place.tahi.call(as, createPayslip, { body: { employeeId: who.id, ...period } })
  const run = async (as = place.manager, period = firstHalf) => {
    const body = { branchId: place.branch, ...period }
    return (await place.tahi.call(as, previewPayslips, { body })).ok.data
  }
  const found = async (who: Person, as = place.manager, period = firstHalf) =>
    (await run(as, period)).people.find(({ employee }) => employee._id === who.id)

  it('pays the days that no payslip covers of who left', async () => {
    const { tahi, manager, attend } = place
    await attend(person, 2, '07:00', '16:00')
    await leave(person)
    expect((await preview(person)).ok.data).toMatchObject({ netPay: 478.37, coveredBy: null })
    expect(await found(person)).toMatchObject({
      netPay: 478.37,
      creatable: true,
      warnings: [{ code: 'left', days: [] }],
    })
    const employeeIds = [person.id]
    const chosen = await tahi.call(manager, previewPayslips, { body: { employeeIds, ...firstHalf } })
    expect(chosen.ok.data).toMatchObject({ totals: { people: 1, netPay: 478.37 } })

    const many = () => tahi.call(manager, createPayslips, { body: { employeeIds, ...firstHalf } })
    expect((await many()).ok.data).toEqual({ created: 1, netPay: 478.37, existing: 0 })
    expect((await many()).ok.data).toEqual({ created: 0, netPay: 0, existing: 1 })
    expect(await found(person)).toBeUndefined()

    await attend(person, 17, '07:00', '16:00')
    expect((await create(person, manager, secondHalf)).ok.data.netPay).toBe(478.37)
  })

  it('pays nobody who left without a day that could be paid', async () => {
    const { tahi, manager, attend } = place
    await attend(person, 3, '', '', 'absent')
    await attend(person, 17, '07:00', '16:00')
    await leave(person)
    const employeeIds = [person.id, place.sewer.id]
    const answers = [await preview(person), await create(person)]
    for (const { status, failure } of answers) {
      expect(status).toBe(404)
      expect(failure).toMatchObject({ code: 'not_found', msg: texts.payslip.nothingToPay })
    }
    const byName = await tahi.call(manager, previewPayslips, { body: { employeeIds, ...firstHalf } })
    const of = (id: string) => byName.ok.data.people.find(({ employee }) => employee._id === id)
    expect(of(person.id)).toMatchObject({ creatable: false })
    expect(of(person.id)?.warnings).toContainEqual({ code: 'nothing_to_pay', days: [] })
    expect(of(place.sewer.id)).toMatchObject({ creatable: true })
    expect(byName.ok.data.totals.people).toBe(1)
    const many = await tahi.call(manager, createPayslips, { body: { employeeIds, ...firstHalf } })
    const msg = texts.payslip.nothingToPayOf(1, [person.code])
    expect(many.failure).toMatchObject({ code: 'not_found', msg })
    expect(await found(person)).toBeUndefined()
    expect(await found(place.sewer)).toMatchObject({ creatable: true })
    const { ok } = await tahi.call(manager, listPayslips, { params: { id: 'all' }, query: {} })
    expect(ok.total).toBe(0)
  })

  it('shows of who left what a payslip covers in part, and what one covers alone', async () => {
    const { attend, pay } = place
    await attend(person, 2, '07:00', '16:00')
    const slip = await pay(person)
    await leave(person)
    expect((await preview(person)).ok.data.coveredBy).toBe(slip._id)
    const longer = { date: '2026-11-01', endDate: '2026-11-20' }
    expect(await found(person, place.manager, longer)).toBeUndefined()
    await attend(person, 17, '07:00', '16:00')
    const inPart = await found(person, place.manager, longer)
    expect(inPart).toMatchObject({ creatable: false })
    expect(inPart?.warnings).toContainEqual({ code: 'uncovered', days: ['2026-11-17'] })
    expect((await create(person, place.manager, longer)).failure).toMatchObject({ code: 'conflict' })
  })

  it('leaves payslips of who left to be edited and computed anew', async () => {
    const { tahi, manager, attend, pay } = place
    const slip = await pay(person)
    await leave(person)
    const { _id } = slip
    expect((await preview(person, manager, { _id })).ok.data).toMatchObject({ netPay: 0, coveredBy: null })
    const moved = { _id, employeeId: person.id, endDate: '2026-11-14', version: 1 }
    expect((await tahi.call(manager, createPayslip, { body: moved })).ok.data.endDate).toBe('2026-11-14')
    await attend(person, 2, '07:00', '16:00')
    expect((await tahi.call(manager, recomputePayslip, { body: { _id } })).ok.data.netPay).toBe(478.37)
    expect((await preview(place.sewer, manager, { _id })).status).toBe(200)
    const other = await place.hire()
    await leave(other)
    expect((await preview(other, manager, { _id })).status).toBe(404)
  })

  it('pays who became an HR Admin through an HR Manager, and through no HR Admin', async () => {
    const { tahi, manager, attend } = place
    await attend(person, 2, '07:00', '16:00')
    await become(person, { role: 'manager' })
    const whyNot = (as: Person) => ({
      code: 'not_allowed',
      msg: as === person ? texts.payslip.ownPay : texts.payslip.promotedPay('Lita Reyes'),
    })
    for (const as of [manager, person]) {
      expect(await found(person, as)).toBeUndefined()
      // Nobody is forgotten: who runs the payroll reads whose days somebody else pays.
      expect((await run(as)).paidByOthers.map(({ _id }) => _id)).toEqual([person.id])
      const many = { body: { employeeIds: [person.id], ...firstHalf } }
      for (const { failure } of [
        await preview(person, as),
        await create(person, as),
        await tahi.call(as, previewPayslips, many),
        await tahi.call(as, createPayslips, many),
      ])
        expect(failure).toMatchObject(whyNot(as))
    }
    expect((await run(hr)).paidByOthers).toEqual([])
    expect((await preview(person, hr)).ok.data.netPay).toBe(478.37)
    expect(await found(person, hr)).toMatchObject({ warnings: [{ code: 'promoted', days: [] }] })
    // The branch's HR Admin has no days.
    expect(await found(manager, hr)).toBeUndefined()
    expect((await create(manager, hr)).failure.msg).toBe(texts.payslip.nothingToPay)

    const { _id } = (await create(person, hr)).ok.data
    for (const as of [manager, person]) {
      const read = (await tahi.call(as, readPayslip, { params: { id: _id } })).ok.data
      expect(read).toMatchObject({ can: [], outOfHands: whyNot(as).msg })
      const refused = [
        await tahi.call(as, createPayslip, { body: { _id, status: 'paid' } }),
        await tahi.call(as, recomputePayslip, { body: { _id } }),
        await tahi.call(as, removePayslip, { body: { _id } }),
      ]
      for (const { failure } of refused) expect(failure).toMatchObject(whyNot(as))
      const body = { ids: [_id] }
      for (const answer of [
        await tahi.call(as, markPayslips, { body: { ...body, status: 'paid' } }),
        await tahi.call(as, recomputePayslips, { body }),
        await tahi.call(as, removePayslips, { body }),
      ])
        expect(answer.ok.data.refused).toEqual([{ _id, msg: whyNot(as).msg }])
    }
    expect((await run()).paidByOthers).toEqual([])
    const toPay = async (as: Person, payable?: 'byCaller') => {
      const query = { branchId: place.branch, status: 'pending', payable } as const
      return (await tahi.call(as, summarisePayslips, { query })).ok.data.map(({ payslips }) => payslips)
    }
    for (const as of [manager, person]) {
      expect(await toPay(as)).toEqual([1])
      expect(await toPay(as, 'byCaller')).toEqual([])
    }
    expect(await toPay(hr, 'byCaller')).toEqual([1])
    expect((await preview(person, hr, { _id })).status).toBe(200)
    expect((await tahi.call(hr, readPayslip, { params: { id: _id } })).ok.data.outOfHands).toBeNull()
    expect((await tahi.call(hr, removePayslip, { body: { _id } })).status).toBe(200)
  })

  it('pays who went to head office in the branch where the days were worked', async () => {
    const { tahi, manager, attend } = place
    const other = await openPayrollBranch()
    await attend(person, 2, '07:00', '16:00')
    const admin = await tahi.addPerson('admin')
    expect((await tahi.call(admin, updatePerson, { body: { _id: person.id, role: 'act' } })).status).toBe(200)
    expect((await preview(person)).status).toBe(404)
    expect(await found(person)).toBeUndefined()
    expect((await run()).paidByOthers.map(({ _id }) => _id)).toEqual([person.id])
    expect((await preview(person, hr)).ok.data).toMatchObject({ netPay: 478.37, branchId: place.branch })
    expect(await found(person, hr)).toMatchObject({ warnings: [{ code: 'promoted', days: [] }] })
    const elsewhere = { branchId: other.branch, ...firstHalf }
    const { people } = (await tahi.call(hr, previewPayslips, { body: elsewhere })).ok.data
    expect(people.map(({ employee }) => employee._id)).toEqual([other.sewer.id])

    const slip = (await create(person, hr)).ok.data
    expect(slip).toMatchObject({ branchId: place.branch, netPay: 478.37 })
    const edited = { _id: slip._id, employeeId: person.id, endDate: '2026-11-14', version: 1 }
    expect((await tahi.call(hr, createPayslip, { body: edited })).ok.data.endDate).toBe('2026-11-14')
    const { data } = (await tahi.call(manager, listPayslips, { params: { id: 'all' }, query: {} })).ok
    expect(data.map(({ _id, can }) => [_id, can])).toEqual([[slip._id, []]])
    const msg = texts.payslip.promotedPay('Lita Reyes')
    const saved = { _id: slip._id, employeeId: person.id, endDate: '2026-11-15', version: 2 }
    for (const { failure } of [
      await preview(person, manager, { _id: slip._id }),
      await tahi.call(manager, createPayslip, { body: saved }),
    ])
      expect(failure).toMatchObject({ code: 'not_allowed', msg })
    // Another branch learns nothing of it.
    expect((await preview(person, other.manager, { _id: slip._id })).failure.msg).toBe(texts.recordNotFound)
  })

  it.each(['hr', 'act'] as const)('leaves the pay of whoever became %s to others', async (role) => {
    const { tahi, attend } = place
    for (const day of [2, 17]) await attend(person, day, '07:00', '16:00')
    const { _id } = (await create(person)).ok.data
    await become(person, {
      role,
      branch_id: null,
      last_branch_id: place.branch,
      left_branch_on: '2026-11-18',
    })
    const as = { ...person, role }
    expect((await tahi.call(as, readPayslip, { params: { id: _id } })).ok.data.can).toEqual([])
    const mark = (by: Person) => tahi.call(by, markPayslips, { body: { ids: [_id], status: 'paid' } })
    expect((await mark(as)).ok.data).toMatchObject({
      marked: 0,
      refused: [{ _id, msg: texts.payslip.ownPay }],
    })
    if (role === 'hr') {
      expect((await tahi.call(as, recomputePayslip, { body: { _id } })).status).toBe(403)
      expect((await tahi.call(as, createPayslip, { body: { _id, status: 'paid' } })).status).toBe(403)
      expect((await preview(person, as, secondHalf)).status).toBe(403)
      expect((await create(person, as, secondHalf)).status).toBe(403)
    }
    expect((await mark(hr)).ok.data.marked).toBe(1)
  })

  it('covers no day after the last one of who left, so that they can be hired again', async () => {
    const { tahi, manager, attend, pay } = place
    const many = [await place.hire(), await place.hire()]
    for (const one of [person, ...many]) await attend(one, 17, '07:00', '16:00')
    const ahead = await place.hire()
    await attend(ahead, 17, '07:00', '16:00')
    const whole = await pay(ahead, 'pending', secondHalf)
    for (const one of [person, ...many, ahead]) await leave(one, '2026-11-18')

    const untilLast = { date: '2026-11-16', endDate: '2026-11-18' }
    expect((await preview(person, manager, secondHalf)).ok.data).toMatchObject(untilLast)
    const _id = randomUUID()
    const body = { _id, employeeId: person.id, ...secondHalf, version: 0 }
    const slip = (await tahi.call(manager, createPayslip, { body })).ok.data
    expect(slip).toMatchObject(untilLast)
    // The same request again, after a lost reply, changes nothing.
    expect((await tahi.call(manager, createPayslip, { body })).ok.data).toEqual(slip)
    const edit = { _id, employeeId: person.id, endDate: '2026-11-25', version: 1 }
    expect((await tahi.call(manager, createPayslip, { body: edit })).ok.data.version).toBe(1)

    for (const one of many)
      expect((await found(one, manager, secondHalf))?.warnings).toEqual([
        { code: 'left', days: ['2026-11-18'] },
      ])
    const employeeIds = many.map(({ id }) => id)
    const create = () => tahi.call(manager, createPayslips, { body: { employeeIds, ...secondHalf } })
    expect((await create()).ok.data).toMatchObject({ created: 2, existing: 0 })
    expect((await create()).ok.data).toMatchObject({ created: 0, existing: 2 })
    for (const { id } of many) {
      const list = { params: { id }, query: {} }
      expect((await tahi.call(manager, listPayslips, list)).ok.data).toMatchObject([untilLast])
    }

    // One that was made before its person left keeps its end until another is chosen.
    expect((await preview(ahead, manager, { _id: whole._id, ...secondHalf })).ok.data).toMatchObject(
      secondHalf,
    )
    const paid = { _id: whole._id, ...secondHalf, status: 'paid', version: 1 } as const
    expect((await tahi.call(manager, createPayslip, { body: paid })).ok.data).toMatchObject(secondHalf)
  })

  it('covers no day after the last one of who went to head office, so that they can come back', async () => {
    const { tahi, attend } = place
    await attend(person, 17, '07:00', '16:00')
    const last = '2026-11-18'
    await become(person, {
      role: 'act',
      branch_id: null,
      last_branch_id: place.branch,
      left_branch_on: last,
    })
    expect((await preview(person, hr, secondHalf)).ok.data).toMatchObject({ endDate: last })
    expect((await found(person, hr, secondHalf))?.warnings).toEqual([{ code: 'promoted', days: [last] }])
    const slip = (await create(person, hr, secondHalf)).ok.data
    expect(slip).toMatchObject({ endDate: last, netPay: 478.37 })
    const longer = { _id: slip._id, employeeId: person.id, endDate: '2026-11-25', version: 1 }
    expect((await tahi.call(hr, createPayslip, { body: longer })).ok.data.endDate).toBe(last)
  })

  it('previews in one statement, and a branch in as many however many left', async () => {
    const { attend } = place
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const statements = async (ask: () => Promise<unknown>) => {
      query.mockClear()
      await ask()
      return query.mock.calls.length
    }
    try {
      // The first call caches the session.
      await preview(place.sewer)
      expect(await statements(() => preview(place.sewer))).toBe(1)
      await attend(person, 2, '07:00', '16:00')
      await leave(person)
      expect(await statements(() => preview(person))).toBe(1)
      const few = await statements(() => run())
      for (let number = 0; number < 5; number += 1) {
        const gone = await place.hire()
        await attend(gone, 2, '07:00', '16:00')
        await leave(gone)
      }
      expect(await statements(() => run())).toBe(few)
      expect((await run()).totals.people).toBe(7)
    } finally {
      query.mockRestore()
    }
  })
})
