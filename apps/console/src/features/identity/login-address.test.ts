import { expect, test } from 'vitest'
import { readLoginAddress } from './login-address.ts'

/** Both keys are present, because the router passes on missing ones. */
const nothing = { next: undefined, ended: undefined }

test('the login remembers the page to go back to, and that a session ended', () => {
  expect(readLoginAddress({ next: '/salary?page=2', ended: true })).toEqual({
    next: '/salary?page=2',
    ended: true,
  })
  expect(readLoginAddress({})).toStrictEqual(nothing)
  expect(readLoginAddress({ ended: 'true' })).toStrictEqual(nothing)
})

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n\\elsewhere.example',
  '\\\\elsewhere.example',
  'javascript:alert(1)',
  'salary',
  '',
  7,
  ['/salary'],
])('%j leads to no page of this product and is dropped', (next) => {
  expect(readLoginAddress({ next })).toStrictEqual(nothing)
})
