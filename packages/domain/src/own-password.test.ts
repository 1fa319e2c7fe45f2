import { expect, test } from 'vitest'
import { ownPasswordProblem } from './own-password.ts'

const owner = { birthday: '1990-03-02', userId: 'EMP-00017' }

test.each([
  ['1990-03-02', 'birthday'],
  ['  1990-03-02  ', 'birthday'],
  ['1990.03.02.', 'birthday'],
  ['19900302--', 'birthday'],
  ['1990/02/03', 'birthday'],
  ['03021990..', 'birthday'],
  ['02/03/1990', 'birthday'],
  ['3 / 2 / 1990', 'birthday'],
  ['2.3.1990!!', 'birthday'],
  ['02-03-90!!', 'birthday'],
  ['March 2, 1990', 'birthday'],
  ['02 Marso 1990', 'birthday'],
  ['ana19900302', 'birthday'],
  ['1990-03-02 EMP-00017', 'birthday'],
  // Other days, and digits that only resemble the birthday.
  ['1990-03-12', undefined],
  ['1991-03-02', undefined],
  ['May 2, 1990', undefined],
  ['sewing-2-1990', undefined],
  ['needle 302 thread', undefined],
  ['EMP-00017.', 'userId'],
  ['emp 00017 emp 00017', 'userId'],
  ['EMP-00018.', undefined],
  ['emp-00017-sews', undefined],
  ['          ', 'repeated'],
  ['\t  \t  \t  \t ', 'repeated'],
  ['aaaaaaaaaa', 'repeated'],
  ['1 1 1 1 1 1', 'repeated'],
  ['----------', 'repeated'],
  ['aaaaaaaaab', undefined],
  ['1234567890', 'run'],
  ['0123456789', 'run'],
  ['9876543210', 'run'],
  ['0987654321', 'run'],
  ['123456789012345', 'run'],
  ['1-2-3-4-5-6', 'run'],
  ['abcdefghij', 'run'],
  ['JIHGFEDCBA', 'run'],
  ['1234567980', undefined],
  ['1357913579', undefined],
  ['password12', 'common'],
  ['Password 2026', 'common'],
  ['qwertyuiop', 'common'],
  ['Mahal-kita-1', 'common'],
  ['passwords-of-mine', undefined],
  ['needle-and-thread', undefined],
  ['!@#$%^&*()', undefined],
])('the password %j: %s', (password, problem) => {
  expect(ownPasswordProblem(password, owner)).toBe(problem)
})

test('without a birthday or a user ID only the rest is refused', () => {
  const asked = ['1990-03-02', 'EMP-00017.', '1234567890']
  expect(asked.map((password) => ownPasswordProblem(password))).toEqual([undefined, undefined, 'run'])
  expect(asked.map((password) => ownPasswordProblem(password, { birthday: null, userId: '' }))).toEqual([
    undefined,
    undefined,
    'run',
  ])
})
