import type { PayslipPreview } from '@tahi/contract'
import { expect, test } from 'vitest'
import { whyNot } from './why-not.ts'

const day: PayslipPreview['days'][number] = {
  recordId: '0199a8f0-6a3b-7c1d-8e2f-3a4b5c6d7e8f',
  date: '2026-11-18',
  status: 'present',
  timeIn: '07:00',
  timeOut: '',
  dailyRate: 537.5,
  overtimeRate: 84,
  regularMinutes: 0,
  overtimeMinutes: 0,
  counted: false,
  reason: 'missing_time_out',
}

test('a day without both times says which one is missing', () => {
  expect(whyNot(day)).toBe('No time out')
  expect(whyNot({ ...day, reason: 'missing_time_in' })).toBe('No time in')
})

test('a counted day says it where it has no rate or no hours, and nothing where it earns', () => {
  const counted = { ...day, counted: true, reason: null, regularMinutes: 480 }
  expect(whyNot(counted)).toBeNull()
  expect(whyNot({ ...counted, dailyRate: 0 })).toBe('No rate')
  expect(whyNot({ ...counted, regularMinutes: 0 })).toBe('No paid hours')
})

test.each([
  ['pending', 'Pending'],
  ['absent', 'Absent'],
  ['late', 'Late'],
  ['halfday', 'Halfday'],
  ['leave', 'Leave'],
] as const)('a day that is %s says so', (status, words) => {
  expect(whyNot({ ...day, status, reason: null })).toBe(words)
})
