import { generalWords } from '@tahi/contract/employee-texts/general'
import { expect, test } from 'vitest'
import { tooLong } from './too-long.ts'

const { en, fil } = generalWords

test.each([
  ['', undefined],
  ['x'.repeat(2_000), undefined],
  [` ${'x'.repeat(2_000)}\n`, undefined],
  ['x'.repeat(3_300), 'At most 2,000 characters: 1,300 too many'],
])('case %#: a text is told by how much it is too long', (text, told) => {
  expect(tooLong(text, 2_000, en)).toBe(told)
})

test('in the language that was chosen', () => {
  expect(tooLong('x'.repeat(501), 500, fil)).toBe('Hanggang 500 karakter lang: sobra ng 1')
})
