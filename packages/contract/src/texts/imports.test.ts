import { expect, test } from 'vitest'
import { importTexts, inRows } from './imports.ts'

test('rows are counted in words', () => {
  expect([0, 1, 1200].map(inRows)).toEqual(['0 rows', '1 row', '1,200 rows'])
  expect(importTexts.progress(0.456, 1200)).toBe('46% of 1,200 rows')
})

test('what is left to mend is one row or several', () => {
  expect([0, 1, 2].map(importTexts.left)).toEqual([
    'Nothing is left to mend.',
    '1 row could not be imported: mend it in the spreadsheet and import that.',
    '2 rows could not be imported: mend them in the spreadsheet and import that.',
  ])
})
