import { describe, expect, test } from 'vitest'
import * as z from 'zod/v4/core'
import {
  activate,
  forgotPassword,
  register,
  registrationRoles,
  resetForgottenPassword,
} from './registration.ts'
import { texts } from './texts.ts'
import { inWords } from './validation.ts'

const asked = {
  userId: 'EMP-77',
  email: 'ana@example.com',
  password: 'stitch-by-stitch',
  confirmPassword: 'stitch-by-stitch',
  role: 'user',
}

const errorsOf = (schema: z.$ZodType, body: unknown) => {
  const result = z.safeParse(schema, body, { error: inWords })
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]))
}

describe('a registration', () => {
  test('is the payload of C3, spaces around it lost', () => {
    expect(z.parse(register.body, { ...asked, userId: ' EMP-77 ', email: ' ana@example.com ' })).toEqual(
      asked,
    )
  })

  test('offers the three accesses of C2', () => {
    expect(registrationRoles.map((role) => texts.registration.roles[role])).toEqual([
      'Employee',
      'Accountant',
      'HR Manager',
    ])
    for (const role of ['admin', 'manager'])
      expect(errorsOf(register.body, { ...asked, role })).toHaveProperty('role')
  })

  test.each([
    ['userId', ''],
    ['userId', 'has space'],
    ['email', 'ana'],
    ['email', ''],
    ['password', 'nine-char'],
    ['confirmPassword', 'stitch-by-stich'],
    ['confirmPassword', ''],
  ])('is refused at %s for %j', (field, value) => {
    expect(errorsOf(register.body, { ...asked, [field]: value })).toHaveProperty(field)
  })
})

test('a code has four characters, whatever they are', () => {
  const body = (code: string) => ({ activation_token: 'x', code })
  for (const code of ['AB3D', 'ab3d', ' ab3d ']) expect(errorsOf(activate.body, body(code))).toEqual({})
  for (const code of ['', 'ABC', 'ABCDE']) expect(errorsOf(activate.body, body(code))).toHaveProperty('code')
})

test('a forgotten password is asked for by anything, and reset by one that is long enough and typed twice', () => {
  expect(errorsOf(forgotPassword.body, { account: ' ' })).toHaveProperty('account')
  const body = { token: 'x', password: 'stitch-by-stitch', confirmPassword: 'stitch-by-stitch' }
  expect(errorsOf(resetForgottenPassword.body, body)).toEqual({})
  expect(errorsOf(resetForgottenPassword.body, { ...body, password: 'short' })).toHaveProperty('password')
  expect(errorsOf(resetForgottenPassword.body, { ...body, confirmPassword: 'other' })).toEqual({
    confirmPassword: texts.registration.passwordsDiffer,
  })
})
