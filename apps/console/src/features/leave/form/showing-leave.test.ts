import { expect, test } from 'vitest'
import { showingLeave } from './showing-leave.ts'

const shown = (href: string, date: string, dateEnd = date) =>
  showingLeave(href, { date, dateEnd }, '2026-11-18')

test.each([
  ['/leaves', '2026-12-28', '/leaves?to=2026-12-28'],
  ['/leaves', '2026-10-05', '/leaves?from=2026-10-05'],
  ['/leaves?search=EMP-00001&page=3', '2026-12-28', '/leaves?search=EMP-00001&to=2026-12-28'],
  ['/leaves?status=requested&to=2026-11-30', '2026-12-28', '/leaves?status=requested&to=2026-12-28'],
  ['/leaves?view=calendar', '2026-12-28', '/leaves?view=calendar&month=2026-12-01'],
])('%s shows the leave that was saved for %s', (href, date, expected) => {
  expect(shown(href, date)).toBe(expected)
})

test.each([
  ['/leaves', '2026-11-18', '2026-12-28'],
  ['/leaves?page=2', '2026-10-20', '2026-11-01'],
  ['/leaves?status=requested', '2026-12-28', '2026-12-28'],
  ['/leaves?view=calendar&month=2026-12-01', '2026-11-30', '2026-12-01'],
  ['/core-hr?page=2', '2026-12-28', '2026-12-28'],
])('%s stays as it is where the leave is in it, or no leaves are', (href, date, dateEnd) => {
  expect(shown(href, date, dateEnd)).toBe(href)
})
