import { previewPayslip, previewPayslips, readPayslip, removePayslip } from '@tahi/contract'
import { beforeEach, expect, it } from 'vitest'
import { firstHalf, openPayrollBranch, type PayrollBranch } from '../../../test/fixtures/payroll-branch.ts'
import { openPeopleBranches } from '../../../test/fixtures/people-branches.ts'
import type { Person } from '../../../test/fixtures/server.ts'

const secondHalf = { date: '2026-11-16', endDate: '2026-11-30' }
let place: PayrollBranch

beforeEach(async () => {
  place = await openPayrollBranch()
  const { sewer, attend } = place
  await attend(sewer, 2, '07:00', '16:00')
  await attend(sewer, 3, '07:00', '18:00')
  await attend(sewer, 4, '07:00', '')
  await attend(sewer, 16, '07:00', '16:00')
})

const read = async (id: string, as: Person = place.manager) =>
  (await place.tahi.call(as, readPayslip, { params: { id } })).ok.data
const preview = async (body: { date: string; endDate: string; _id?: string }, employee = place.sewer) =>
  (await place.tahi.call(place.manager, previewPayslip, { body: { employeeId: employee.id, ...body } })).ok
    .data

it('compares a payslip with the one for the days before it, saved or not', async () => {
  const first = await place.pay(place.sewer)
  const second = await place.pay(place.sewer, 'pending', secondHalf)
  const compared = {
    _id: first._id,
    ...firstHalf,
    paidDays: 2,
    regularHours: 16,
    overtimeHours: 2,
    totalRegularPay: 1075,
    totalOvertimePay: 160,
    totalDeductions: first.totalDeductions,
    netPay: first.netPay,
    regularParts: [{ rate: 537.5, minutes: 960, hours: 16, pay: 1075 }],
    overtimeParts: [{ rate: 80, minutes: 120, hours: 2, pay: 160 }],
  }
  expect((await read(second._id)).previous).toEqual(compared)
  expect((await read(second._id, place.sewer)).previous).toEqual(compared)
  expect((await preview({ date: '2026-12-01', endDate: '2026-12-15' })).previous).toMatchObject({
    _id: second._id,
  })
  expect((await read(first._id)).previous).toBeNull()
  expect((await preview(firstHalf)).previous).toBeNull()
})

it('counts no day as paid on which no rate held', async () => {
  const newcomer = await place.tahi.addPerson('user', place.branch)
  await place.tahi.addRate(newcomer, '2026-11-03', 53_750, 8_000)
  for (const day of [2, 3]) await place.attend(newcomer, day, '07:00', '16:00')
  await place.pay(newcomer)
  expect((await preview(secondHalf, newcomer)).previous).toMatchObject({ paidDays: 1, regularHours: 16 })
})

it('has the net pay before beside each person of a run', async () => {
  const first = await place.pay(place.sewer)
  const newcomer = await place.hire({ lastName: 'Abad' })
  const before = async (period: typeof secondHalf) => {
    const { people } = (await place.tahi.call(place.manager, previewPayslips, { body: period })).ok.data
    return people.map(({ employee, previousNetPay }) => [employee._id, previousNetPay])
  }
  expect(await before(secondHalf)).toEqual([
    [newcomer.id, null],
    [place.sewer.id, first.netPay],
  ])
  const second = await place.pay(place.sewer, 'pending', secondHalf)
  const next = { date: '2026-12-01', endDate: '2026-12-15' }
  expect(await before(next)).toContainEqual([place.sewer.id, second.netPay])
})

it('compares a payslip that is moved to later days with another, never with itself', async () => {
  const first = await place.pay(place.sewer)
  const second = await place.pay(place.sewer, 'pending', secondHalf)
  const moved = { _id: second._id, date: '2026-12-01', endDate: '2026-12-15' }
  expect((await preview(moved)).previous).toMatchObject({ _id: first._id })
})

it('passes over a removed payslip and those of others', async () => {
  const first = await place.pay(place.sewer)
  const colleague = await place.hire()
  await place.attend(colleague, 16, '07:00', '16:00')
  expect((await preview(secondHalf, colleague)).previous).toBeNull()
  await place.tahi.call(place.manager, removePayslip, { body: { _id: first._id, version: first.version } })
  expect((await preview(secondHalf)).previous).toBeNull()
})

it('leaves a payslip that a former branch keeps to its owner and the head office', async () => {
  const { tahi, sewer, pay } = place
  const office = await openPeopleBranches()
  const kept = await pay(sewer, 'paid')
  const second = await pay(sewer, 'pending', secondHalf)
  await office.change(office.hr, sewer, { branchId: office.branch })
  expect((await read(second._id, office.manager)).previous).toBeNull()
  const moved = { employeeId: sewer.id, date: '2026-12-01', endDate: '2026-12-15' }
  const previewed = await tahi.call(office.manager, previewPayslip, { body: moved })
  expect(previewed.ok.data.previous).toMatchObject({ _id: second._id })
  for (const reader of [sewer, office.hr])
    expect((await read(second._id, reader)).previous, reader.role).toMatchObject({ _id: kept._id })
})
