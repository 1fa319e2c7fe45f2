import { expect, test } from 'vitest'
import { attendanceHref, readFormAddress, readSalaryAddress } from './address.ts'

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
  expect(readFormAddress({ for: 'all', whom: 'everybody', show: 'x' })).toMatchObject({
    for: undefined,
    whom: undefined,
    show: undefined,
  })
})

test('a warning leads to the attendance behind it', () => {
  const period = { date: '2026-11-01', endDate: '2026-11-15' }
  expect(attendanceHref('EMP 1&2', period)).toBe('/attendance?search=EMP+1%262&from=2026-11-01&to=2026-11-15')
  expect(attendanceHref('EMP-00001', period, 'pending')).toBe(
    '/attendance?search=EMP-00001&from=2026-11-01&to=2026-11-15&status=pending',
  )
})
