import { randomUUID } from 'node:crypto'
import {
  createPayslip,
  type Input,
  listPayslips,
  markPayslips,
  type Payslip,
  previewPayslip,
  readPayslip,
  recomputePayslip,
  removePayslip,
  texts,
} from '@tahi/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { correctionsAt } from '../../../test/fixtures/corrections.ts'
import { firstHalf, openPayrollBranch, type PayrollBranch } from '../../../test/fixtures/payroll-branch.ts'
import { claimTimeOut } from '../../../test/fixtures/time-out-claim.ts'

describe('changing a payslip', () => {
  let place: PayrollBranch

  beforeAll(async () => {
    place = await openPayrollBranch()
  })

  const paidPerson = async () => {
    const person = await place.hire()
    const record = await place.attend(person, 2, '07:00', '16:00')
    await place.attend(person, 20, '07:00', '16:00')
    return { person, record, slip: await place.pay(person) }
  }
  const change = (body: { _id: string } & Record<string, unknown>) =>
    place.tahi.call(place.manager, createPayslip, { body })
  const read = async (id: string) =>
    (await place.tahi.call(place.manager, readPayslip, { params: { id } })).ok.data
  const history = async (id: string): Promise<string[]> => {
    const { rows } = await place.tahi.database.asOwner((queries) =>
      sql<{ action: string }>`select action from audit_entry where entity_id = ${id} order by id`.execute(
        queries,
      ),
    )
    return rows.map(({ action }) => action)
  }

  it('never changes by itself, and takes in new attendance and rates when it is recomputed', async () => {
    const { tahi, manager, attend } = place
    const { person, record, slip } = await paidPerson()
    const before = await read(slip._id)
    expect(before).toMatchObject({ regularHours: 8, netPay: 478.37 }) // 537.50 − 24.19 − 10.75 − 24.19
    await tahi.database.asOwner((queries) =>
      sql`update attendance set time_out = 900 where id = ${record}`.execute(queries),
    )
    await attend(person, 3, '07:00', '16:00')
    await tahi.addRate(person, '2026-11-03', 60_000, 9_000)
    expect(await read(slip._id)).toEqual(before)

    const { ok } = await tahi.call(manager, recomputePayslip, { body: { _id: slip._id, version: 1 } })
    expect(ok.data).toMatchObject({
      version: 2,
      regularDays: 2,
      regularHours: 15,
      totalRegularPay: 1070.31, // 7 × 537.50 / 8 = 470.3125, and 600.00
      regularParts: [
        { rate: 537.5, hours: 7, pay: 470.31 },
        { rate: 600, hours: 8, pay: 600 },
      ],
    })
    expect(await read(slip._id)).toEqual(ok.data)
    expect(await history(slip._id)).toEqual(['payslip.create', 'payslip.recompute'])
  })

  it('computes a pending one anew when its period changes, and only then', async () => {
    const { slip } = await paidPerson()
    const paid = await change({
      _id: slip._id,
      payDate: '2026-11-20',
      paymentMethod: 'GCash',
      status: 'pending',
    })
    expect(paid.ok.data).toMatchObject({ payDate: '2026-11-20', paymentMethod: 'GCash', regularDays: 1 })
    const longer = await change({ _id: slip._id, endDate: '2026-11-30', version: 2 })
    expect(longer.ok.data).toMatchObject({
      endDate: '2026-11-30',
      regularDays: 2,
      netPay: 956.74,
      version: 3,
    })
    const same = await change({ _id: slip._id, endDate: '2026-11-30', netPay: 1 })
    expect(same.ok.data).toEqual(longer.ok.data)
  })

  it('refuses to move over another payslip, and to another employee', async () => {
    const { tahi, manager, sewer } = place
    const { person, slip } = await paidPerson()
    const next = { employeeId: person.id, date: '2026-11-16', endDate: '2026-11-30' }
    expect((await tahi.call(manager, createPayslip, { body: next })).status).toBe(200)
    const moved = await change({ _id: slip._id, endDate: '2026-11-16' })
    expect(moved.failure).toMatchObject({
      code: 'conflict',
      msg: texts.payslip.overlap,
      errors: [{ path: 'date', msg: texts.payslip.overlap }, { path: 'endDate' }],
    })
    const other = await change({ _id: slip._id, employeeId: sewer.id })
    expect(other.failure.msg).toBe(texts.payslip.employeeFixed)
  })

  it('tells who saves an outdated one what it is now', async () => {
    const { tahi, manager, attend } = place
    const { person, slip } = await paidPerson()
    const now = (await change({ _id: slip._id, payDate: '2026-11-25' })).ok.data
    const outdated = { _id: slip._id, version: 1 }
    await attend(person, 3, '07:00', '16:00')
    const answers = [
      await change({ ...outdated, payDate: '2026-11-26' }),
      await tahi.call(manager, recomputePayslip, { body: outdated }),
      await tahi.call(manager, removePayslip, { body: outdated }),
    ]
    for (const { status, failure } of answers) {
      expect(status).toBe(409)
      expect(failure).toMatchObject({ code: 'stale', data: now })
    }
    // A retry of the change after a lost reply.
    expect((await change({ ...outdated, payDate: '2026-11-25' })).ok.data).toEqual(now)
    const recompute = (version: number) =>
      tahi.call(manager, recomputePayslip, { body: { _id: slip._id, version } })
    const recomputed = (await recompute(now.version)).ok.data
    expect(recomputed).toMatchObject({ regularDays: 2, version: 3 })
    expect((await recompute(now.version)).ok.data).toEqual(recomputed)
  })

  it('pays none that would come to another sum by now, unless it is to be paid as computed', async () => {
    const { person, slip } = await paidPerson()
    await place.attend(person, 3, '07:00', '16:00')
    const refused = await change({ _id: slip._id, status: 'paid' })
    expect(refused.failure).toMatchObject({ code: 'payslip_outdated', msg: texts.payslip.outdated })
    expect(await read(slip._id)).toMatchObject({ status: 'pending', version: 1 })
    const paid = await change({ _id: slip._id, status: 'paid', asComputed: true })
    expect(paid.ok.data).toMatchObject({ status: 'paid', netPay: slip.netPay })
  })

  it('pays over no time that could not be recorded and came while its form was open', async () => {
    const { person, slip } = await paidPerson()
    const pay = ({ warnings: shownWarnings }: Pick<Payslip, 'warnings'>, more: object = {}) =>
      change({ _id: slip._id, status: 'paid', version: 1, shownWarnings, ...more })
    const opened = await read(slip._id)
    await claimTimeOut(place.tahi, person, '2026-11-05')
    expect((await pay(opened)).failure).toMatchObject({
      code: 'payslip_outdated',
      msg: texts.payslip.outdated,
    })
    const moved = await pay(opened, { endDate: '2026-11-14' })
    expect(moved.failure.msg).toBe(texts.payslip.figuresChanged)
    expect(await read(slip._id)).toMatchObject({ status: 'pending', version: 1 })
    expect((await pay(await read(slip._id))).ok.data).toMatchObject({ status: 'paid' })
  })

  it('pays none at once over a correction that was asked for while its form was open', async () => {
    const { tahi, manager } = place
    const person = await place.hire()
    const preview = async () => {
      const body = { employeeId: person.id, ...firstHalf }
      return (await tahi.call(manager, previewPayslip, { body })).ok.data
    }
    const pay = ({ warnings: shownWarnings }: Pick<Payslip, 'warnings'>) =>
      tahi.call(manager, createPayslip, {
        body: { employeeId: person.id, ...firstHalf, status: 'paid', shownWarnings },
      })
    const opened = await preview()
    await correctionsAt(place).request(person)
    expect((await pay(opened)).failure.msg).toBe(texts.payslip.figuresChanged)
    expect((await pay(await preview())).ok.data).toMatchObject({ status: 'paid' })
  })

  it('saves no other sum than the one that was shown', async () => {
    const { tahi, manager, attend } = place
    const person = await place.hire()
    await attend(person, 2, '07:00', '16:00')
    const create = (shownNetPay: number, more: object = {}) =>
      tahi.call(manager, createPayslip, {
        body: { employeeId: person.id, ...firstHalf, status: 'paid', shownNetPay, ...more },
      })
    const differs = { code: 'conflict', msg: texts.payslip.figuresChanged }
    expect((await create(956.74)).failure).toMatchObject(differs)
    const { data: slip } = (await create(478.37, { status: 'pending' })).ok
    const shorter = { _id: slip._id, endDate: '2026-11-01' }
    expect((await change({ ...shorter, shownNetPay: 478.37 })).failure).toMatchObject(differs)
    expect((await change({ ...shorter, shownNetPay: 0 })).ok.data).toMatchObject({ netPay: 0 })
  })

  it('saves none as paid that warns of a day that was not shown, though its sum is the same', async () => {
    const { tahi, manager, attend } = place
    const person = await place.hire()
    await attend(person, 2, '07:00', '16:00')
    const shown = async (period: typeof firstHalf) => {
      const body = { employeeId: person.id, ...period }
      const { warnings, netPay } = (await tahi.call(manager, previewPayslip, { body })).ok.data
      return { ...body, shownNetPay: netPay, shownWarnings: warnings }
    }
    const send = (body: Input<typeof createPayslip>['body']) => tahi.call(manager, createPayslip, { body })
    const differs = { code: 'conflict', msg: texts.payslip.figuresChanged }
    const created = await shown(firstHalf)
    await attend(person, 12, '07:00', '16:00', 'pending')
    expect((await send({ ...created, status: 'paid' })).failure).toMatchObject(differs)
    const { data: slip } = (await send({ ...created, status: 'pending' })).ok
    const moved = await shown({ ...firstHalf, endDate: '2026-11-14' })
    await attend(person, 13, '07:00', '', 'present')
    const paid = { ...moved, _id: slip._id, version: slip.version, status: 'paid' as const }
    expect((await send(paid)).failure).toMatchObject(differs)
    expect((await send({ ...paid, ...(await shown(moved)) })).ok.data).toMatchObject({ status: 'paid' })
  })

  it('freezes a paid one until it is pending again', async () => {
    const { tahi, manager } = place
    const { slip } = await paidPerson()
    const paid = (await change({ _id: slip._id, status: 'paid' })).ok.data
    expect(paid).toMatchObject({ status: 'paid', salaryIsPaid: true, can: ['mark-pending'] })
    const refused = [
      await change({ _id: slip._id, payDate: '2026-11-25' }),
      await change({ _id: slip._id, paymentMethod: 'GCash' }),
      await change({ _id: slip._id, endDate: '2026-11-14', status: 'pending', version: 2 }),
      await tahi.call(manager, recomputePayslip, { body: { _id: slip._id } }),
      await tahi.call(manager, removePayslip, { body: { _id: slip._id } }),
    ]
    for (const { failure } of refused)
      expect(failure).toMatchObject({ code: 'conflict', msg: texts.payslip.paidFrozen })
    expect(await read(slip._id)).toMatchObject(paid)

    const pending = await change({ _id: slip._id, status: 'pending', payDate: paid.payDate, version: 2 })
    expect(pending.ok.data).toMatchObject({ status: 'pending', version: 3 })
    await tahi.call(manager, markPayslips, { body: { ids: [slip._id], status: 'paid' } })
    await tahi.call(manager, markPayslips, { body: { ids: [slip._id], status: 'pending' } })
    expect(await history(slip._id)).toEqual([
      'payslip.create',
      'payslip.change',
      'payslip.change',
      'payslip.mark-paid',
      'payslip.mark-pending',
    ])
  })

  it('keeps a payment when the request that created the payslip comes again', async () => {
    const { tahi, manager } = place
    const act = await tahi.addPerson('act')
    const { id: employeeId } = await place.hire()
    const body = { _id: randomUUID(), employeeId, ...firstHalf, status: 'pending' as const }
    expect((await tahi.call(manager, createPayslip, { body })).status).toBe(200)
    await tahi.call(act, markPayslips, { body: { ids: [body._id], status: 'paid' } })
    const [paid] = (await tahi.call(manager, listPayslips, { params: { id: employeeId }, query: {} })).ok.data

    const again = await tahi.call(manager, createPayslip, { body })
    expect(again.status).toBe(409)
    expect(again.failure).toMatchObject({ code: 'stale', data: paid })
    expect(await read(body._id)).toMatchObject({ status: 'paid', version: 2 })

    const { status: _, ...unsaid } = body
    expect((await tahi.call(manager, createPayslip, { body: unsaid })).ok.data).toEqual(paid)
    const known = await tahi.call(manager, createPayslip, { body: { ...body, version: 2 } })
    expect(known.ok.data).toMatchObject({ status: 'pending', version: 3 })
  })

  it('removes a pending one softly, and frees its days', async () => {
    const { tahi, manager, pay } = place
    const { person, slip } = await paidPerson()
    const { ok } = await tahi.call(manager, removePayslip, { body: { _id: slip._id, version: 1 } })
    expect(ok.data).toEqual({ _id: slip._id })
    expect((await tahi.call(manager, readPayslip, { params: { id: slip._id } })).status).toBe(404)
    const again = await change({
      _id: slip._id,
      employeeId: person.id,
      date: '2026-12-01',
      endDate: '2026-12-02',
    })
    expect(again.status).toBe(404)
    expect((await pay(person)).netPay).toBe(slip.netPay)
  })
})
