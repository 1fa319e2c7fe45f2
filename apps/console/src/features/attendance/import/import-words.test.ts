import type { AttendanceImport } from '@tahi/contract'
import { expect, test } from 'vitest'
import { importedWords, importLabel, percent, rowsInWords } from './import-words.ts'
import { isWorking } from './use-import.ts'

const one = (rest: Partial<AttendanceImport>): AttendanceImport => ({
  _id: 'i',
  branchId: 'b',
  fileName: 'clock.csv',
  state: 'ready',
  msg: null,
  progress: 1,
  layout: 'daily',
  rows: 1300,
  good: 1200,
  unchanged: 60,
  bad: 40,
  problems: [],
  createdAt: '2026-11-18T00:00:00Z',
  ...rest,
})

test('rows are counted in words', () => {
  expect([0, 1, 1200].map(rowsInWords)).toEqual(['0 rows', '1 row', '1,200 rows'])
  expect(importedWords(one({ good: 1 }))).toBe('1 row imported')
  expect(percent(0.456)).toBe('46%')
})

test.each([
  [undefined, 'Import'],
  [one({ state: 'reading', progress: 0.2 }), 'Reading 20%'],
  [one({ state: 'ready' }), 'Import: 1,200 ready'],
  [one({ state: 'importing', progress: 0.995 }), 'Importing 100%'],
  [one({ state: 'imported' }), 'Import'],
  [one({ state: 'failed' }), 'Import'],
])('the button names what is under way (%#): %s', (current, label) => {
  expect(importLabel(current)).toBe(label)
})

test('an import is looked at again only while the server works on it', () => {
  const working = (['reading', 'ready', 'importing', 'imported', 'failed'] as const).filter((state) =>
    isWorking(one({ state })),
  )
  expect(working).toEqual(['reading', 'importing'])
})
