import { expect, test } from 'vitest'
import { dayCounts } from './day-counts.ts'

const row = { confirmed: 1, requested: 2 }

test('a day is counted as its people are shown, also where one was confirmed since the row was read', () => {
  const shown = [{ state: 'confirmed' }, { state: 'confirmed' }, { state: 'requested' }] as const
  expect(dayCounts(shown, row)).toEqual({ confirmed: 2, requested: 1 })
  expect(dayCounts([], row)).toEqual({ confirmed: 0, requested: 0 })
})

test('until they are there, as its row says', () => {
  expect(dayCounts(undefined, row)).toBe(row)
})
