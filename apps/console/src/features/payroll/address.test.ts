import { expect, test } from 'vitest'
import { payslipHref } from '../../platform/payslip-href.ts'
import {
  attendanceHref,
  correctionsHref,
  payslipInstead,
  readFormAddress,
  readSalaryAddress,
  toPayHref,
} from './address.ts'

test("a list's filters are read from the address, a status that there is not left out", () => {
  const asked = { status: 'paid', branch: '00000000-0000-4000-8000-000000000001', page: 2 }
  expect(readSalaryAddress(asked)).toMatchObject(asked)
  expect(readSalaryAddress({ status: 'to pay' }).status).toBeUndefined()
})

test('the form is of one payslip, or for many', () => {
  expect(readFormAddress({ id: 'p' })).toMatchObject({ id: 'p', for: undefined })
  expect(readFormAddress({ for: 'many', whom: 'people', show: 'warnings' })).toMatchObject({
    for: 'many',
    whom: 'people',
    show: 'warnings',
  })
  expect(readFormAddress({ for: 'many', whom: 'left' }).whom).toBe('left')
  expect(readFormAddress({ for: 'all', whom: 'everybody', show: 'x' })).toMatchObject({
    for: undefined,
    whom: undefined,
    show: undefined,
  })
})

test('a warning leads to the attendance behind it', () => {
  const period = { date: '2026-11-01', endDate: '2026-11-15' }
  expect(attendanceHref({ userId: 'EMP 1&2' }, period)).toBe(
    '/attendance?search=EMP+1%262&from=2026-11-01&to=2026-11-15',
  )
  expect(attendanceHref({ userId: 'EMP-00001' }, period, 'pending')).toBe(
    '/attendance?search=EMP-00001&from=2026-11-01&to=2026-11-15&status=pending',
  )
})

test('the correction requests behind a warning are those that wait, of one employee or of all', () => {
  const period = { date: '2026-11-01', endDate: '2026-11-15' }
  const waiting = 'from=2026-11-01&to=2026-11-15&status=requested'
  expect(correctionsHref({ userId: 'EMP-00001' }, period)).toBe(
    `/attendance/corrections?search=EMP-00001&${waiting}`,
  )
  expect(correctionsHref({}, period)).toBe(`/attendance/corrections?${waiting}`)
})

test("a branch's run leads to the days and requests of that branch alone", () => {
  const period = { date: '2026-11-01', endDate: '2026-11-15' }
  const branch = '00000000-0000-4000-8000-000000000001'
  const ofBranch = `branch=${branch}&from=2026-11-01&to=2026-11-15`
  expect(attendanceHref({ branch }, period)).toBe(`/attendance?${ofBranch}`)
  expect(attendanceHref({ branch }, period, 'toConfirm')).toBe(`/attendance?${ofBranch}&status=toConfirm`)
  expect(correctionsHref({ branch }, period)).toBe(`/attendance/corrections?${ofBranch}&status=requested`)
})

test('HR has a payslip in the form, and whoever only reads it over the list', () => {
  expect(payslipHref('p', 'manager')).toBe('/salary/new?id=p')
  expect(payslipHref('p', 'hr')).toBe('/salary/new?id=p')
  expect(payslipHref('p', 'act')).toBe('/salary?show=p')
  expect(payslipHref('p', 'admin')).toBe('/salary?show=p')
})

test('a link to a payslip in the form leads those who only read it to where they do, and nothing else leads there', () => {
  expect(payslipInstead('/salary/new', { id: 'p' }, 'act')).toBe('/salary?show=p')
  expect(payslipInstead('/salary/new', { id: 'p' }, 'admin')).toBe('/salary?show=p')
  expect(payslipInstead('/salary/new', {}, 'act')).toBeUndefined()
  expect(payslipInstead('/salary/new', { id: 'p' }, 'user')).toBeUndefined()
  expect(payslipInstead('/attendance/new', { id: 'r' }, 'act')).toBeUndefined()
})

test('the payslips of a run are listed where they wait to be paid', () => {
  const branch = '00000000-0000-4000-8000-000000000001'
  const listed = (href: string) =>
    readSalaryAddress(Object.fromEntries(new URL(href, 'http://here').searchParams))
  const waiting = { from: '2026-11-30', to: '2026-11-30', status: 'pending' }
  expect(listed(toPayHref('2026-11-30', branch))).toMatchObject({ ...waiting, branch })
  expect(listed(toPayHref('2026-11-30', undefined))).toMatchObject({ ...waiting, branch: undefined })
})
