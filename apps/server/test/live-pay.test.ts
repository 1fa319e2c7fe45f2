import {
  createPayslip,
  createPayslips,
  listPayslips,
  markPayslips,
  recomputePayslip,
  recomputePayslips,
  removePayslip,
  removePayslips,
} from '@tahi/contract'
import { afterAll, expect, it } from 'vitest'
import { hangUp, listen } from './fixtures/live.ts'
import { openPayrollBranch } from './fixtures/payroll-branch.ts'

afterAll(hangUp)

it('a payslip is told to whose it is, whatever becomes of it, and to nobody else without the console', async () => {
  const { tahi, manager, sewer, hire, attend } = await openPayrollBranch()
  await attend(sewer, 3, '07:00', '16:00')
  const [own, silent] = [await listen(tahi, sewer), await listen(tahi, await hire())]
  const told = async () => {
    const heard = (await own.all()).filter(({ name }) => name === 'payslip-changed')
    own.heard.length = 0
    return heard.map(({ payload }) => payload)
  }
  const period = { date: '2026-11-01', endDate: '2026-11-15' }
  const one = [{ branchId: manager.branchId }]

  const body = { employeeId: sewer.id, ...period }
  const id = (await tahi.call(manager, createPayslip, { body })).ok.data._id
  expect(await told()).toEqual(one)
  await tahi.call(manager, createPayslip, { body: { _id: id, payDate: '2026-11-20' } })
  expect(await told()).toEqual(one)
  await attend(sewer, 4, '07:00', '16:00')
  await tahi.call(manager, recomputePayslip, { body: { _id: id } })
  expect(await told()).toEqual(one)
  await attend(sewer, 5, '07:00', '16:00')
  await tahi.call(manager, recomputePayslips, { body: { ids: [id] } })
  expect(await told()).toEqual(one)
  for (const status of ['paid', 'pending'] as const) {
    await tahi.call(manager, markPayslips, { body: { ids: [id], status } })
    expect(await told()).toEqual(one)
  }
  await tahi.call(manager, removePayslip, { body: { _id: id } })
  expect(await told()).toEqual(one)
  await tahi.call(manager, createPayslips, { body: { employeeIds: [sewer.id], ...period } })
  expect(await told()).toEqual(one)
  const [again] = (await tahi.call(sewer, listPayslips, { params: { id: 'all' }, query: {} })).ok.data
  await tahi.call(manager, removePayslips, { body: { ids: [again?._id ?? ''] } })
  expect(await told()).toEqual(one)
  expect(await silent.all()).toEqual([])
})
