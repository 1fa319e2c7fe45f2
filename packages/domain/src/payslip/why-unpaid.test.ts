import { expect, test } from 'vitest'
import { type UnpaidReason, whyUnpaid } from './why-unpaid.ts'

const day = {
  status: 'present',
  counted: true,
  dailyRate: 53_750,
  overtimeRate: 8_000,
  regularMinutes: 480,
  overtimeMinutes: 30,
} as const
const uncounted = { ...day, counted: false, regularMinutes: 0, overtimeMinutes: 0 }

test.each<[UnpaidReason | null, Parameters<typeof whyUnpaid>[0]]>([
  [null, day],
  [null, { ...day, dailyRate: 0 }],
  [null, { ...day, overtimeRate: 0 }],
  [null, { ...day, overtimeMinutes: 0 }],
  ['no_rate', { ...day, dailyRate: 0, overtimeRate: 0 }],
  ['no_rate', { ...day, dailyRate: 0, overtimeMinutes: 0 }],
  ['no_hours', { ...day, regularMinutes: 0, overtimeMinutes: 0 }],
  ['late', { ...uncounted, status: 'late', reason: 'not_present' }],
  ['pending', { ...uncounted, status: 'pending', reason: 'not_present' }],
  ['missing_time_out', { ...uncounted, reason: 'missing_time_out' }],
  ['missing_time_in', { ...uncounted, reason: 'missing_time_in' }],
])('a day that brings no pay says why: %s', (why, kept) => {
  expect(whyUnpaid(kept)).toBe(why)
})
