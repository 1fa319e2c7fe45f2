import { expect, test } from 'vitest'
import { listDays } from './list-days.ts'

test('days name their month once, and the rest is counted', () => {
  expect(listDays([])).toBe('')
  expect(listDays(['2026-11-03'])).toBe('Nov 3')
  expect(listDays(['2026-11-03', '2026-11-04'])).toBe('Nov 3 and 4')
  expect(listDays(['2026-11-03', '2026-11-04', '2026-12-01'])).toBe('Nov 3, 4 and Dec 1')
  expect(listDays(['2026-11-03', '2026-12-03', '2026-12-04'], 2)).toBe('Nov 3, Dec 3 and 1 more')
})
