import type { AttendanceImport } from '@tahi/contract'
import { expect, test } from 'vitest'
import { shownFirst, tilesOf } from './preview-tiles.ts'

const preview = (counts: Partial<AttendanceImport>) =>
  ({ good: 5, unchanged: 2, bad: 0, otherNames: 0, seemsOtherBranch: false, ...counts }) as AttendanceImport

test('rows that bear another name have a tile where there are such', () => {
  const counts = (current: AttendanceImport) => tilesOf(current).map(({ outcome, count }) => [outcome, count])
  const others = [
    ['good', 5],
    ['unchanged', 2],
    ['bad', 0],
  ]
  expect(counts(preview({}))).toEqual([...others, ['all', 7]])
  expect(counts(preview({ otherNames: 3 }))).toEqual([...others, ['otherName', 3], ['all', 7]])
})

test('what most needs a look is shown first', () => {
  expect(shownFirst(preview({ otherNames: 1 }))).toBe('good')
  expect(shownFirst(preview({ otherNames: 1, bad: 1 }))).toBe('bad')
  expect(shownFirst(preview({ otherNames: 5, bad: 1, seemsOtherBranch: true }))).toBe('otherName')
})
