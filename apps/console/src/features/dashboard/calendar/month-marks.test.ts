import type { DashboardMonth } from '@tahi/contract'
import { expect, test } from 'vitest'
import { contentOf, summaryOf } from './month-marks.ts'

const month = {
  announcements: [
    { title: 'Fire drill', startDate: '2026-10-30', endDate: '2026-11-02' },
    { title: 'Payday', startDate: '2026-11-02', endDate: '2026-11-02' },
  ],
  quotas: [
    { styleName: 'Polo', date: '2026-11-02' },
    { styleName: 'Apron', date: '2026-11-03' },
  ],
} as unknown as DashboardMonth

const titles = (day: string) => contentOf(month, day).announcements.map(({ title }) => title)

test('an announcement is on each of its days, both ends included', () => {
  expect(titles('2026-11-01')).toEqual(['Fire drill'])
  expect(titles('2026-11-02')).toEqual(['Fire drill', 'Payday'])
  expect(titles('2026-11-03')).toEqual([])
})

test('a day has its own quotas, and none to see for whoever reads none', () => {
  expect(contentOf(month, '2026-11-03').quotas).toMatchObject([{ styleName: 'Apron' }])
  expect(contentOf({ ...month, quotas: null }, '2026-11-03').quotas).toBeNull()
})

test('a day says what it holds', () => {
  const words = (day: string, shown = month) => summaryOf(day, contentOf(shown, day))
  expect(words('2026-11-02')).toBe('Monday, November 2: 2 announcements, 1 quota')
  expect(words('2026-11-03')).toBe('Tuesday, November 3: 1 quota')
  expect(words('2026-11-04')).toBe('Wednesday, November 4: nothing')
  expect(words('2026-11-02', { ...month, quotas: null })).toBe('Monday, November 2: 2 announcements')
})
