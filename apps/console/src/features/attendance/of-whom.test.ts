import { expect, test } from 'vitest'
import { ofWhom } from './of-whom.ts'

test.each([
  [[['ana', '2026-11-03']], '1 employee, Nov 3, 2026'],
  [
    [
      ['ana', '2026-11-14'],
      ['ana', '2026-11-03'],
      ['ben', '2026-11-09'],
    ],
    '2 employees, Nov 3, 2026 to Nov 14, 2026',
  ],
])('says how many people a selection concerns, and when: %j', (days, words) => {
  expect(ofWhom(days.map(([userId = '', date = '']) => ({ userId, date })))).toBe(words)
})
