import {
  createLeave,
  createPayslip,
  listAttendance,
  listPayslips,
  readAttendance,
  readLeave,
  readPayslip,
  removeAttendance,
} from '@tahi/contract'
import { expect, it } from 'vitest'
import { firstHalf, openPayrollBranch } from '../../../test/fixtures/payroll-branch.ts'
import { openPeopleBranches } from '../../../test/fixtures/people-branches.ts'

it('an HR Admin reads what is their own in the branch that they left, and changes nothing of it', async () => {
  const { tahi, branch, admin, hr, manager, change } = await openPeopleBranches()
  const former = await openPayrollBranch()
  const mover = await tahi.addPerson('manager', former.branch)
  const day = await former.attend(mover, 3, '07:00', '16:00')
  const sick = { userId: mover.id, leaveType: 'Sick', date: '2026-11-04', dateEnd: '2026-11-04' } as const
  const leave = (await tahi.call(hr, createLeave, { body: { ...sick, state: 'confirmed' } })).ok.data._id
  await tahi.addRate(mover, '2026-01-01', 60_000, 9_000)
  const pay = { employeeId: mover.id, ...firstHalf, status: 'paid' } as const
  const slip = (await tahi.call(hr, createPayslip, { body: pay })).ok.data._id
  await change(admin, mover, { branchId: branch })

  const own = { params: { id: mover.id }, query: {} }
  expect((await tahi.call(mover, listAttendance, own)).ok.total).toBe(2)
  expect((await tahi.call(mover, listPayslips, own)).ok.total).toBe(1)
  for (const [id, call] of [
    [day, readAttendance],
    [leave, readLeave],
    [slip, readPayslip],
  ] as const) {
    const read = await tahi.call(mover, call, { params: { id } })
    expect(read.ok.data).toMatchObject({ branchId: former.branch, can: [] })
    expect((await tahi.call(manager, call, { params: { id } })).status).toBe(404)
  }
  expect((await tahi.call(mover, removeAttendance, { body: { _id: day } })).status).toBe(404)
  // A request about the branch only finds the branch's records.
  for (const asked of [
    { params: { id: 'all' }, query: { search: mover.code } },
    { ...own, query: { branchId: branch } },
  ])
    expect((await tahi.call(mover, listAttendance, asked)).ok.total).toBe(0)
})
