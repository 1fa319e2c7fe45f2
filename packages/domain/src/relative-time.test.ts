import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

/** 10:00 on a Wednesday where the company is. */
const now = new Date('2026-11-18T10:00:00+08:00')

test.each([
  ['2026-11-18T10:00:00+08:00', 'Just now'],
  ['2026-11-18T10:00:40+08:00', 'Just now'],
  ['2026-11-18T09:59:01+08:00', 'Just now'],
  ['2026-11-18T09:59:00+08:00', '1 minute ago'],
  ['2026-11-18T09:15:30+08:00', '44 minutes ago'],
  ['2026-11-18T09:00:01+08:00', '59 minutes ago'],
  ['2026-11-18T09:00:00+08:00', '1 hour ago'],
  ['2026-11-18T00:00:00+08:00', '10 hours ago'],
  ['2026-11-17T23:59:59+08:00', 'Yesterday'],
  ['2026-11-17T00:00:00+08:00', 'Yesterday'],
  ['2026-11-16T23:59:59+08:00', '2 days ago'],
  ['2026-11-12T08:00:00+08:00', '6 days ago'],
  ['2026-11-11T08:00:00+08:00', '1 week ago'],
  ['2026-10-20T08:00:00+08:00', '4 weeks ago'],
  ['2026-10-19T08:00:00+08:00', '1 month ago'],
  ['2025-11-19T08:00:00+08:00', '11 months ago'],
  ['2025-11-18T08:00:00+08:00', '1 year ago'],
  ['2023-11-01T08:00:00+08:00', '3 years ago'],
])('%s was %s', (instant, words) => {
  expect(relativeTime(new Date(instant), now, 'Asia/Manila')).toBe(words)
})

test('days are those of the company, wherever the browser is', () => {
  const early = new Date('2026-11-18T00:30:00+08:00')
  const evening = new Date('2026-11-17T22:30:00+08:00')
  expect(relativeTime(evening, early, 'Asia/Manila')).toBe('Yesterday')
  expect(relativeTime(evening, early, 'UTC')).toBe('2 hours ago')
  expect(relativeTime(new Date('2026-11-17T23:45:00+08:00'), early, 'Asia/Manila')).toBe('45 minutes ago')
})
