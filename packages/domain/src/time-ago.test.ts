import { expect, test } from 'vitest'
import { timeAgo } from './time-ago.ts'

const said = (...sent: Parameters<typeof timeAgo>) => {
  const { amount, unit } = timeAgo(...sent)
  return `${amount} ${unit}`
}

/** 10:00 on a Wednesday where the company is. */
const now = new Date('2026-11-18T10:00:00+08:00')

test.each([
  ['2026-11-18T10:00:00+08:00', '0 minute'],
  ['2026-11-18T10:00:40+08:00', '0 minute'],
  ['2026-11-18T09:59:01+08:00', '0 minute'],
  ['2026-11-18T09:59:00+08:00', '1 minute'],
  ['2026-11-18T09:15:30+08:00', '44 minute'],
  ['2026-11-18T09:00:01+08:00', '59 minute'],
  ['2026-11-18T09:00:00+08:00', '1 hour'],
  ['2026-11-18T00:00:00+08:00', '10 hour'],
  ['2026-11-17T23:59:59+08:00', '1 day'],
  ['2026-11-17T00:00:00+08:00', '1 day'],
  ['2026-11-16T23:59:59+08:00', '2 day'],
  ['2026-11-12T08:00:00+08:00', '6 day'],
  ['2026-11-11T08:00:00+08:00', '1 week'],
  ['2026-10-20T08:00:00+08:00', '4 week'],
  ['2026-10-19T08:00:00+08:00', '1 month'],
  ['2025-11-19T08:00:00+08:00', '11 month'],
  ['2025-11-18T08:00:00+08:00', '1 year'],
  ['2023-11-01T08:00:00+08:00', '3 year'],
])('%s was %s ago', (instant, ago) => {
  expect(said(new Date(instant), now, 'Asia/Manila')).toBe(ago)
})

test('days are those of the company, wherever the browser is', () => {
  const early = new Date('2026-11-18T00:30:00+08:00')
  const evening = new Date('2026-11-17T22:30:00+08:00')
  expect(said(evening, early, 'Asia/Manila')).toBe('1 day')
  expect(said(evening, early, 'UTC')).toBe('2 hour')
  expect(said(new Date('2026-11-17T23:45:00+08:00'), early, 'Asia/Manila')).toBe('45 minute')
})
