import { expect, test } from 'vitest'
import { attendanceListTexts } from './attendance-list.ts'

test('what was imported is said in words', () => {
  const told = [1, 1200].map((good) => attendanceListTexts.imported({ good }))
  expect(told).toEqual(['1 row imported', '1,200 rows imported'])
})
