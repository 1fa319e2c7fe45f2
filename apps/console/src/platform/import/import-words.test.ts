import { expect, test } from 'vitest'
import { isWorking } from './any-import.ts'
import { importLabel, leftInWords, percent, rowsInWords } from './import-words.ts'

test('rows are counted in words', () => {
  expect([0, 1, 1200].map(rowsInWords)).toEqual(['0 rows', '1 row', '1,200 rows'])
  expect(percent(0.456)).toBe('46%')
})

test('what is left to mend is one row or several', () => {
  expect([0, 1, 2].map(leftInWords)).toEqual([
    'Nothing is left to mend.',
    '1 row could not be imported: mend it in the spreadsheet and import that.',
    '2 rows could not be imported: mend them in the spreadsheet and import that.',
  ])
})

test.each([
  [undefined, 'Import'],
  [{ state: 'reading', progress: 0.2 } as const, 'Reading 20%'],
  [{ state: 'ready', progress: 1 } as const, 'Import: 1,200 ready'],
  [{ state: 'importing', progress: 0.995 } as const, 'Importing 100%'],
  [{ state: 'imported', progress: 1 } as const, 'Import'],
  [{ state: 'failed', progress: 1 } as const, 'Import'],
])('the button names what is under way (%#): %s', (current, label) => {
  expect(importLabel(current, 1200)).toBe(label)
})

test('the button of a file that says nothing new says so', () => {
  expect(importLabel({ state: 'ready', progress: 1 }, 0)).toBe('Import: nothing new')
})

test('an import is looked at again only while the server works on it', () => {
  const states = ['reading', 'ready', 'importing', 'imported', 'failed'] as const
  expect(states.filter((state) => isWorking({ state }))).toEqual(['reading', 'importing'])
})
