import { expect, test, vi } from 'vitest'
import { formatsOf } from './formats.ts'

// An hour into the new year in Manila.
const now = new Date('2026-12-31T17:00:00Z')
vi.mock('./clock/watch.ts', () => ({ clockWatch: { serverTime: () => now } }))

const { day, instant } = formatsOf('en-PH', 'Asia/Manila')

test('a day names its year where that is not the present one', () => {
  expect(day('2027-01-01')).toBe('Fri, Jan 1')
  expect(day('2026-12-31')).toBe('Thu, Dec 31, 2026')
})

test('so does an instant, by the years of the company’s zone', () => {
  expect(instant('2026-12-31T16:30:00Z')).toMatch(/^Jan 1, 12:30\sAM$/)
  expect(instant('2026-12-31T15:30:00Z')).toMatch(/^Dec 31, 2026, 11:30\sPM$/)
})
