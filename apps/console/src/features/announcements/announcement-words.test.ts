import { expect, test } from 'vitest'
import { daysWords } from './announcement-words.ts'

test('days are named once where they are one', () => {
  expect(daysWords({ startDate: '2026-11-20', endDate: '2026-11-20' })).toBe('Nov 20, 2026')
  expect(daysWords({ startDate: '2026-11-20', endDate: '2026-11-22' })).toBe('Nov 20, 2026 to Nov 22, 2026')
})
