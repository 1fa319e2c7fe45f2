import { expect, test } from 'vitest'
import { absenceOf } from './absence.ts'

test('absence is that of the last recorded day before today, beside what is usual', () => {
  // Saturday to Wednesday: nobody works on Sunday, and today is not closed.
  const figures = { trend: [40, 50, 0, 48, 12], absent: [1, 5, 0, 2, 0] }
  const tuesday = absenceOf(figures, '2026-11-18')
  expect(tuesday).toMatchObject({ count: 2, day: '2026-11-17', values: [1, 5, 0, 2] })
  expect(tuesday.words).toBe('On Nov 17, 2026 (usually 5)')
  const afterSunday = absenceOf({ trend: [50, 0, 12], absent: [3, 0, 1] }, '2026-11-16')
  expect(afterSunday).toMatchObject({ count: 3, day: '2026-11-14', words: 'On Nov 14, 2026' })
})

test('a day on which nobody came is recorded too', () => {
  expect(absenceOf({ trend: [50, 0, 0], absent: [3, 53, 0] }, '2026-11-16').count).toBe(53)
})

test('nobody was absent where nothing was recorded before today', () => {
  const none = absenceOf({ trend: [0, 0, 7], absent: [0, 0, 1] }, '2026-11-18')
  expect(none).toMatchObject({ count: 0, day: undefined, words: 'None in the 29 days before' })
})
