import type { AttendanceImport } from '@tahi/contract'
import { expect, test } from 'vitest'
import { shownFirst, tilesOf } from './preview-tiles.ts'

const preview = (counts: Partial<AttendanceImport>) =>
  ({
    good: 5,
    additions: { time_out: 0, times: 0 },
    unchanged: 2,
    noTimes: 0,
    bad: 0,
    otherNames: 0,
    seemsOtherBranch: false,
    ...counts,
  }) as AttendanceImport

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

test('rows without times have a tile of their own, apart from the bad ones', () => {
  const tiles = tilesOf(preview({ noTimes: 40 }))
  expect(tiles.map(({ outcome, count }) => [outcome, count])).toEqual([
    ['good', 5],
    ['unchanged', 2],
    ['noTimes', 40],
    ['bad', 0],
    ['all', 47],
  ])
})

test.each([
  [58, 0, 0, 'New days, ready to import'],
  [58, 58, 0, '58 add a time out'],
  [1, 1, 0, '1 adds a time out'],
  [1203, 1200, 2, '1 new day, 1,200 add a time out, 2 add times'],
  [3, 0, 1, '2 new days, 1 adds times'],
])('good rows that complete a record are no new days: %i with %i and %i', (good, time_out, times, hint) => {
  expect(tilesOf(preview({ good, additions: { time_out, times } }))[0]).toMatchObject({ count: good, hint })
})

test('what most needs a look is shown first', () => {
  expect(shownFirst(preview({ otherNames: 1 }))).toBe('good')
  expect(shownFirst(preview({ otherNames: 1, bad: 1 }))).toBe('bad')
  expect(shownFirst(preview({ otherNames: 5, bad: 1, seemsOtherBranch: true }))).toBe('otherName')
})
