import { FailedCall } from '@tahi/client'
import { createPayslips, newPassword, setUpCompany } from '@tahi/contract'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { errorsOf, refusedFields } from './form-errors.ts'

test('a form that the contract takes has no errors', () => {
  expect(errorsOf(newPassword, 'long enough to keep')).toEqual({})
})

test("every field that is refused gets the contract's first message", () => {
  const errors = errorsOf(setUpCompany.body, {
    key: '',
    companyName: ' ',
    userId: 'GM-1',
    firstName: 'Ana',
    lastName: 'Cruz',
    email: 'nobody',
    password: 'short',
  })
  expect(errors).toEqual({
    key: 'Required',
    companyName: 'Required',
    email: 'Enter an e-mail address',
    password: 'At least 10 characters',
  })
})

test('of several messages for one field the first is shown', () => {
  const code = z.object({ code: z.string().min(4, 'Four characters').regex(/^\d/, 'A digit first') })
  expect(errorsOf(code, { code: 'a' })).toEqual({ code: 'Four characters' })
})

test('a field inside another is named by its path', () => {
  const values = { employeeIds: ['nobody'], date: '2026-11-01', endDate: '2026-11-15' }
  expect(Object.keys(errorsOf(createPayslips.body, values))).toEqual(['employeeIds.0'])
})

test("the server's words for a field stand at the field, also inside another; what the form has not is left out", () => {
  const errors = [
    { path: 'email', msg: 'Somebody has this e-mail address.' },
    { path: 'address.city', msg: 'At most 80 characters' },
    { path: 'ids.0', msg: 'Nobody' },
  ]
  const failure = new FailedCall(400, {
    success: false,
    msg: 'Some fields are wrong.',
    code: 'invalid',
    errors,
  })
  expect(refusedFields(failure, { email: '', address: { city: '' } })).toEqual({
    email: 'Somebody has this e-mail address.',
    'address.city': 'At most 80 characters',
  })
  expect(refusedFields(new Error('broken'), { email: '' })).toEqual({})
})
