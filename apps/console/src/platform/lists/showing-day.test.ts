import { expect, test } from 'vitest'
import { showingDay } from './showing-day.ts'

test.each([
  ['/attendance', '2026-10-05', '/attendance?from=2026-10-05'],
  ['/attendance?search=EMP-00001&page=3', '2026-10-05', '/attendance?search=EMP-00001&from=2026-10-05'],
  ['/attendance?to=2026-11-10', '2026-11-12', '/attendance?to=2026-11-12'],
])('%s shows the record that was saved for %s', (href, day, expected) => {
  expect(showingDay(href, 'attendance', day, '2026-11-18')).toBe(expected)
})

test.each([
  ['/attendance', '2026-11-01'],
  ['/attendance?page=2', '2026-11-18'],
  ['/core-hr?page=2', '2026-10-05'],
])('%s stays as it is where the record of %s is in it, or no attendance is', (href, day) => {
  expect(showingDay(href, 'attendance', day, '2026-11-18')).toBe(href)
})

test('payslips are shown by the day that they are issued on', () => {
  expect(showingDay('/salary?status=paid', 'salary', '2026-11-30', '2026-11-18')).toBe(
    '/salary?status=paid&to=2026-11-30',
  )
})
