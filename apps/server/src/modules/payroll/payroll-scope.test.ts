import { randomUUID } from 'node:crypto'
import * as contract from '@tahi/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { firstHalf, openPayrollBranch, type PayrollBranch } from '../../../test/fixtures/payroll-branch.ts'
import type { Person } from '../../../test/fixtures/server.ts'

const { texts } = contract

describe('whose payslips one reaches', () => {
  let place: PayrollBranch
  let slip: contract.Payslip
  let colleague: Person
  let stranger: Person

  beforeAll(async () => {
    place = await openPayrollBranch()
    await place.attend(place.sewer, 2, '07:00', '16:00')
    slip = await place.pay(place.sewer)
    colleague = await place.hire()
    await place.pay(colleague)
    stranger = await place.tahi.addPerson('manager', await place.tahi.addBranch())
  })

  const untouched = async () => {
    const { ok } = await place.tahi.call(place.manager, contract.readPayslip, { params: { id: slip._id } })
    expect(ok.data).toMatchObject(slip)
  }

  it('finds nothing of another branch, and says nothing of it', async () => {
    const { tahi, branch, sewer } = place
    const { _id } = slip
    const period = { date: '2027-01-01', endDate: '2027-01-15' }
    const employeeIds = [sewer.id]
    const own = await tahi.addPerson('user', stranger.branchId)
    const answers = [
      await tahi.call(stranger, contract.listPayslips, { params: { id: branch }, query: {} }),
      await tahi.call(stranger, contract.listPayslips, { params: { id: sewer.id }, query: {} }),
      await tahi.call(stranger, contract.listPayslips, {
        params: { id: 'all' },
        query: { branchId: branch },
      }),
      await tahi.call(stranger, contract.readPayslip, { params: { id: _id } }),
      await tahi.call(stranger, contract.previewPayslip, { body: { employeeId: sewer.id, ...period } }),
      await tahi.call(stranger, contract.createPayslip, { body: { employeeId: sewer.id, ...period } }),
      await tahi.call(stranger, contract.createPayslip, { body: { _id, status: 'paid' } }),
      await tahi.call(stranger, contract.createPayslip, { body: { _id, employeeId: own.id, ...period } }),
      await tahi.call(stranger, contract.previewPayslips, { body: { branchId: branch, ...period } }),
      await tahi.call(stranger, contract.createPayslips, { body: { employeeIds, ...period } }),
      await tahi.call(stranger, contract.createPayslips, { body: { employeeIds, ...firstHalf } }),
      await tahi.call(stranger, contract.recomputePayslip, { body: { _id, version: 9 } }),
      await tahi.call(stranger, contract.removePayslip, { body: { _id } }),
      await tahi.call(stranger, contract.summarisePayslips, { query: { branchId: branch } }),
      await tahi.call(stranger, contract.exportPayslips, { query: { branchId: branch } }),
    ]
    for (const { status, failure } of answers) {
      expect(status).toBe(404)
      expect(failure).toEqual({ success: false, code: 'not_found', msg: texts.recordNotFound })
    }
    const mark = { body: { ids: [_id], status: 'paid' as const } }
    const refused = [{ _id, msg: texts.recordNotFound, code: 'not_found' }]
    expect((await tahi.call(stranger, contract.markPayslips, mark)).ok.data).toMatchObject({
      marked: 0,
      refused,
    })
    const preview = { body: { employeeIds: [sewer.id, own.id], ...period } }
    expect((await tahi.call(stranger, contract.previewPayslips, preview)).ok.data).toMatchObject({
      people: [{ employee: { _id: own.id } }],
      refused: [{ _id: sewer.id, msg: texts.recordNotFound, code: 'not_found' }],
    })
    const all = { params: { id: 'all' as const }, query: {} }
    expect((await tahi.call(stranger, contract.listPayslips, all)).ok).toMatchObject({ data: [], total: 0 })
    const search = { ...all, query: { search: sewer.code } }
    expect((await tahi.call(stranger, contract.listPayslips, search)).ok.total).toBe(0)
    const summary = await tahi.call(stranger, contract.summarisePayslips, { query: {} })
    expect(summary.ok).toMatchObject({ data: [], total: 0 })
    await untouched()
  })

  it('says the same of what is nowhere', async () => {
    const { tahi, manager } = place
    const _id = randomUUID()
    const read = await tahi.call(manager, contract.readPayslip, { params: { id: _id } })
    const change = await tahi.call(manager, contract.createPayslip, { body: { _id, status: 'paid' } })
    for (const { failure } of [read, change])
      expect(failure).toEqual({ success: false, code: 'not_found', msg: texts.recordNotFound })
  })

  it('shows an employee their own ones alone', async () => {
    const { tahi, branch, sewer } = place
    for (const id of ['all', branch, sewer.id]) {
      const { ok } = await tahi.call(sewer, contract.listPayslips, { params: { id }, query: {} })
      expect(ok).toMatchObject({ total: 1, data: [{ _id: slip._id, can: [] }] })
    }
    const own = await tahi.call(sewer, contract.readPayslip, { params: { id: slip._id } })
    expect(own.ok.data.netPay).toBe(slip.netPay)
    expect((await tahi.call(colleague, contract.readPayslip, { params: { id: slip._id } })).status).toBe(404)
    const asked = { params: { id: sewer.id }, query: {} }
    expect((await tahi.call(colleague, contract.listPayslips, asked)).status).toBe(404)
    const search = { params: { id: 'all' as const }, query: { search: sewer.code } }
    expect((await tahi.call(colleague, contract.listPayslips, search)).ok.total).toBe(0)
    expect((await tahi.call(sewer, contract.summarisePayslips, { query: {} })).status).toBe(403)
    expect((await tahi.call(sewer, contract.exportPayslips, { query: {} })).status).toBe(403)
  })

  it('lets no HR Admin compute what HR Admins of the branch get, themselves included', async () => {
    const { tahi, branch, manager, sewer } = place
    const other = await tahi.addPerson('manager', branch, { firstName: 'Ben', lastName: 'Diaz' })
    for (const { id } of [manager, other]) {
      const one = { body: { employeeId: id, ...firstHalf } }
      const many = { body: { employeeIds: [sewer.id, id], ...firstHalf } }
      const answers = [
        await tahi.call(manager, contract.previewPayslip, one),
        await tahi.call(manager, contract.createPayslip, one),
        await tahi.call(manager, contract.previewPayslips, many),
        await tahi.call(manager, contract.createPayslips, many),
      ]
      const msg = id === manager.id ? texts.payslip.ownPay : texts.payslip.promotedPay('Ben Diaz')
      for (const { status, failure } of answers)
        expect([status, failure]).toEqual([403, { success: false, code: 'not_allowed', msg }])
    }
  })

  it('lets an Accountant mark and read, and no more', async () => {
    const { tahi, branch, sewer } = place
    const act = await tahi.addPerson('act')
    const body = { _id: slip._id, employeeId: sewer.id, ...firstHalf }
    for (const as of [act, await tahi.addPerson('admin'), sewer]) {
      const answers = [
        await tahi.call(as, contract.createPayslip, { body }),
        await tahi.call(as, contract.createPayslips, { body: { employeeIds: [sewer.id], ...firstHalf } }),
        await tahi.call(as, contract.previewPayslip, { body }),
        await tahi.call(as, contract.previewPayslips, { body: { branchId: branch, ...firstHalf } }),
        await tahi.call(as, contract.recomputePayslip, { body: { _id: slip._id } }),
        await tahi.call(as, contract.removePayslip, { body: { _id: slip._id } }),
      ]
      for (const { status } of answers) expect(status).toBe(403)
    }
    const list = await tahi.call(act, contract.listPayslips, { params: { id: sewer.id }, query: {} })
    expect(list.ok.data).toMatchObject([{ status: 'pending', can: ['mark-paid'] }])
    const mark = async (status: 'paid' | 'pending', ids = [slip._id]) =>
      tahi.call(act, contract.markPayslips, { body: { ids, status } })
    const unknown = randomUUID()
    const refused = [{ _id: unknown, msg: texts.recordNotFound, code: 'not_found' }]
    expect((await mark('paid', [unknown])).ok.data).toMatchObject({ marked: 0, refused })
    await untouched()
    expect((await mark('paid', [slip._id, unknown])).ok.data).toMatchObject({ marked: 1, refused })
    expect((await mark('paid')).ok.data).toMatchObject({ marked: 0, refused: [] })
    const read = await tahi.call(act, contract.readPayslip, { params: { id: slip._id } })
    expect(read.ok.data).toMatchObject({ status: 'paid', version: 2, can: ['mark-pending'] })
    expect((await mark('pending')).ok.data).toMatchObject({ marked: 1, refused: [] })
  })
})
