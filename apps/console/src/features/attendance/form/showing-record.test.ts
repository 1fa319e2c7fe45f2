import { expect, test } from 'vitest'
import { showingRecord } from './showing-record.ts'

const shown = (href: string, date: string) => showingRecord(href, { date }, '2026-11-18')

test.each([
  ['/attendance', '2026-10-05', '/attendance?from=2026-10-05'],
  ['/attendance?search=EMP-00001&page=3', '2026-10-05', '/attendance?search=EMP-00001&from=2026-10-05'],
  ['/attendance?to=2026-11-10', '2026-11-12', '/attendance?to=2026-11-12'],
])('%s shows the record that was saved for %s', (href, date, expected) => {
  expect(shown(href, date)).toBe(expected)
})

test.each([
  ['/attendance', '2026-11-01'],
  ['/attendance?page=2', '2026-11-18'],
  ['/core-hr?page=2', '2026-10-05'],
])('%s stays as it is where the record of %s is in it, or no attendance is', (href, date) => {
  expect(shown(href, date)).toBe(href)
})
