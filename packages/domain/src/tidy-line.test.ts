import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { tidyLine } from './tidy-line.ts'

it.each([
  ['Dela\u00a0Cruz', 'Dela Cruz'],
  [' Dela \t Cruz\r\n', 'Dela Cruz'],
  ['\ufeffSew\u00ading\u200b', 'Sewing'],
  ['Nin\u0303o', 'Ni\u00f1o'],
  ['Nin\u200b\u0303o', 'Ni\u00f1o'],
  ['👩‍🏭 Sewing', '👩‍🏭 Sewing'],
  ['\u00a0\u200b ', ''],
])('%j looks like %j', (text, line) => {
  expect(tidyLine(text)).toBe(line)
})

test('a tidy line stays as it is', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => tidyLine(tidyLine(text)) === tidyLine(text)))
})
