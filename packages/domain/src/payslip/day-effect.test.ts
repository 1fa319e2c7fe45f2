import { expect, test } from 'vitest'
import type { AttendanceStatus } from '../attendance.ts'
import { dayEffect } from './day-effect.ts'
import { presentOn } from './records.fixture.ts'

const effect = (status: AttendanceStatus, timeIn: string, timeOut: string) =>
  dayEffect({ ...presentOn(2, timeIn, timeOut), status })

test.each([
  ['present', '07:00', '16:30', { regularMinutes: 480, overtimeMinutes: 30, counted: true, reason: null }],
  [
    'pending',
    '07:00',
    '16:30',
    { regularMinutes: 480, overtimeMinutes: 30, counted: false, reason: 'not_present' },
  ],
  ['pending', '', '', { regularMinutes: 0, overtimeMinutes: 0, counted: false, reason: 'missing_time_in' }],
  [
    'late',
    '09:00',
    '16:30',
    { regularMinutes: 0, overtimeMinutes: 0, counted: false, reason: 'not_present' },
  ],
  ['absent', '', '', { regularMinutes: 0, overtimeMinutes: 0, counted: false, reason: 'not_present' }],
  [
    'present',
    '07:00',
    '',
    { regularMinutes: 0, overtimeMinutes: 0, counted: false, reason: 'missing_time_out' },
  ],
] as const)('a %s day from %s to %s', (status, timeIn, timeOut, expected) => {
  expect(effect(status, timeIn, timeOut)).toEqual(expected)
})
