import { describe, expect, it, test } from 'vitest'
import {
  type AttendanceStatus,
  attendanceStatuses,
  deriveStatus,
  isFullPending,
  timesProblem,
} from './attendance.ts'
import { parseWallTime } from './wall-time.ts'

const at = (text: string) => parseWallTime(text) ?? null

describe('deriveStatus', () => {
  it.each<[AttendanceStatus, string, string, AttendanceStatus, string]>([
    ['pending', '', '', 'pending', 'nothing to go by'],
    ['pending', '', '17:00', 'pending', 'no time in'],
    ['pending', '08:00', '', 'present', 'time in alone'],
    ['pending', '11:00', '', 'present', 'time in alone, however late'],
    ['pending', '08:30', '17:00', 'pending', 'on the last minute of grace'],
    ['pending', '08:31', '17:00', 'late', 'a minute after it'],
    ['pending', '08:31', '10:00', 'late', 'late goes before half day'],
    ['pending', '08:00', '13:00', 'halfday', 'five hours exactly'],
    ['pending', '08:00', '13:01', 'pending', 'a minute more'],
    ['pending', '06:00', '11:00', 'halfday', 'early time in counts as it is'],
  ])('%s %s–%s is %s: %s', (status, timeIn, timeOut, expected) => {
    expect(deriveStatus({ status, timeIn: at(timeIn), timeOut: at(timeOut) })).toBe(expected)
  })

  it.each(attendanceStatuses.filter((status) => status !== 'pending'))('leaves %s as it is', (status) => {
    expect(deriveStatus({ status, timeIn: at('10:00'), timeOut: at('11:00') })).toBe(status)
    expect(deriveStatus({ status, timeIn: at('10:00'), timeOut: null })).toBe(status)
  })

  it('takes the lateness of the shift', () => {
    const record = { status: 'pending', timeIn: at('10:15'), timeOut: at('19:00') } as const
    expect(deriveStatus({ ...record, lateAfter: 615 })).toBe('pending')
    expect(deriveStatus({ ...record, lateAfter: 614 })).toBe('late')
  })
})

test.each([
  ['pending', '07:55', true],
  ['pending', '', false],
  ['present', '07:55', false],
] as const)('whether %s with a time in %j waits for HR', (status, timeIn, waits) => {
  expect(isFullPending({ status, timeIn: at(timeIn) })).toBe(waits)
})

test.each([
  ['', '', null],
  ['08:00', '', null],
  ['08:00', '08:01', null],
  ['08:00', '08:00', 'out_before_in'],
  ['17:00', '08:00', 'out_before_in'],
  ['', '17:00', 'out_without_in'],
])('times %j to %j: %s', (timeIn, timeOut, expected) => {
  expect(timesProblem(at(timeIn), at(timeOut))).toBe(expected)
})
