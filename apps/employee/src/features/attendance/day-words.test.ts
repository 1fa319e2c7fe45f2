import type { AttendanceDay } from '@tahi/contract/attendance-month'
import { attendanceWords } from '@tahi/contract/employee-texts/attendance'
import { expect, test } from 'vitest'
import type { Formats } from '../../platform/formats.ts'
import { effectWords, kindWords, payslipWords, spanWords } from './day-words.ts'
import { lookOf } from './looks.ts'

const today = '2026-11-18'
const format = {
  time: (time: string) => time,
} as Formats

const nothing: AttendanceDay = {
  date: '2026-11-17',
  working: true,
  leaveType: null,
  record: null,
  regularMinutes: 0,
  overtimeMinutes: 0,
  counted: false,
  reason: null,
  payslipId: null,
  paid: false,
  unpaid: null,
  correction: null,
}
type Status = NonNullable<AttendanceDay['record']>['status']
const recorded = (status: Status, more: Partial<AttendanceDay> = {}): AttendanceDay => ({
  ...nothing,
  record: { _id: '', timeIn: '07:00', timeOut: '16:30', status },
  reason: 'not_present',
  ...more,
})
const running = recorded('present', {
  date: today,
  record: { _id: '', timeIn: '07:00', timeOut: '', status: 'present' },
  reason: 'missing_time_out',
})
const full = { regularMinutes: 480, overtimeMinutes: 30 }
const paid = { payslipId: 'one', paid: true }
const paidPending = recorded('pending', { ...paid, unpaid: 'pending' })
const counted = { ...full, counted: true, reason: null }
/** Confirmed by HR after the payslip was computed. */
const confirmedLate = recorded('present', { ...full, payslipId: 'one', reason: null, unpaid: 'pending' })
const noTimeOut = { ...running, date: '2026-11-17' }

test.each<[string, AttendanceDay, string]>([
  [
    'counted',
    recorded('present', { ...full, counted: true, reason: null }),
    '8:00 h regular, 0:30 h overtime',
  ],
  [
    'counted, overtime alone',
    recorded('present', { overtimeMinutes: 90, counted: true, reason: null }),
    '1:30 h overtime',
  ],
  ['counted, nothing in it', recorded('present', { counted: true, reason: null }), 'No paid hours'],
  ['pending', recorded('pending', full), '8:00 h regular, 0:30 h overtime, when HR confirms it'],
  ['pending without hours', recorded('pending'), 'No hours until HR confirms the day'],
  ['late', recorded('late'), 'Late: no hours until HR confirms the day'],
  ['no time out', recorded('present', { reason: 'missing_time_out' }), 'No hours: the time out is missing'],
  ['at work', running, 'Still at work'],
  ['late, on a payslip', recorded('late', { payslipId: 'one' }), 'Not counted on the payslip'],
  [
    'pending, on a payslip that may be recomputed',
    recorded('pending', { ...full, payslipId: 'one' }),
    '8:00 h regular, 0:30 h overtime, when HR confirms it',
  ],
  ['confirmed since the payslip, which is pending', confirmedLate, '8:00 h regular, 0:30 h overtime'],
  ['pending, on a paid payslip', paidPending, 'HR had not confirmed it when the payslip was computed'],
  [
    'confirmed since the payslip, which is paid',
    recorded('present', { ...paid, reason: null, unpaid: 'pending' }),
    'HR had not confirmed it when the payslip was computed',
  ],
  [
    'clocked out since the payslip, which is paid',
    recorded('pending', { ...paid, unpaid: 'missing_time_out' }),
    'The time out was missing when the payslip was computed',
  ],
  [
    'recorded since the payslip, which is paid',
    recorded('present', { ...paid, reason: null, unpaid: 'unrecorded' }),
    'It was not recorded yet when the payslip was computed',
  ],
  [
    'absent, on a paid payslip that was computed before',
    recorded('absent', { ...paid, unpaid: 'unrecorded' }),
    'No hours',
  ],
  [
    'no time out, on a paid payslip',
    { ...noTimeOut, ...paid, unpaid: 'missing_time_out' },
    'No hours: the time out is missing',
  ],
  [
    'counted without a rate',
    recorded('present', { ...counted, ...paid, unpaid: 'no_rate' }),
    'Not paid: no rate held on this day',
  ],
  ['no record', nothing, ''],
])('what a day brings: %s', (_, day, said) => {
  expect(effectWords(day, attendanceWords.en, today)).toBe(said)
})

test.each<[AttendanceDay, string]>([
  [recorded('halfday'), 'Half day'],
  [recorded('pending', { payslipId: 'one' }), 'Waits for HR'],
  [paidPending, 'Not counted'],
  [nothing, 'No record'],
  [{ ...nothing, date: today }, 'Not clocked in yet'],
  [{ ...nothing, working: false }, 'Day off'],
  [{ ...nothing, leaveType: 'Sick' }, 'Leave'],
])('what kind of day it was', (day, said) => {
  expect(kindWords(day, attendanceWords.en, today)).toBe(said)
})

test('a day that was paid before it was confirmed does not look as if it waited', () => {
  expect(lookOf(recorded('pending'))).toEqual({ tone: 'warn', shape: 'stripes' })
  expect(lookOf(paidPending)).toEqual({ tone: 'bad', shape: 'stripes' })
})

test('times are said as far as they are there', () => {
  const said = (timeIn: string, timeOut: string) => spanWords({ timeIn, timeOut }, attendanceWords.en, format)
  expect([said('07:00', '16:00'), said('07:00', ''), said('', '')]).toEqual([
    '07:00 to 16:00',
    'In at 07:00',
    '',
  ])
})

test.each<[string, AttendanceDay, string | undefined]>([
  ['no payslip', recorded('present', counted), undefined],
  ['a pending payslip', recorded('present', { ...counted, payslipId: 'one' }), 'On a payslip'],
  ['a paid payslip', recorded('present', { ...counted, ...paid }), 'Paid'],
  ['a pending payslip, confirmed since', confirmedLate, 'Not counted on the payslip yet'],
  [
    'a pending payslip, not confirmed yet',
    recorded('pending', { ...full, payslipId: 'one', unpaid: 'pending' }),
    'Not counted on the payslip yet',
  ],
  ['a paid payslip, not confirmed yet', paidPending, undefined],
  [
    'a paid payslip, confirmed since',
    recorded('present', { ...paid, reason: null, unpaid: 'pending' }),
    undefined,
  ],
  ['a paid payslip, late', recorded('late', { ...paid, unpaid: 'late' }), undefined],
  [
    'a paid payslip, without a paid hour',
    recorded('present', { ...paid, counted: true, reason: null, unpaid: 'no_hours' }),
    undefined,
  ],
  [
    'a paid payslip, without a rate',
    recorded('present', { ...counted, ...paid, unpaid: 'no_rate' }),
    undefined,
  ],
  [
    'a pending payslip, while the day runs',
    { ...running, payslipId: 'one', unpaid: 'missing_time_out' },
    undefined,
  ],
  [
    'a pending payslip, without a time out',
    { ...noTimeOut, payslipId: 'one', unpaid: 'missing_time_out' },
    undefined,
  ],
  ['a paid payslip, without a time out', { ...noTimeOut, ...paid, unpaid: 'missing_time_out' }, undefined],
  ['a payslip, without a record', { ...nothing, payslipId: 'one' }, undefined],
])('what is said of a day under %s', (_, day, said) => {
  expect(payslipWords(day, attendanceWords.en)).toBe(said)
})
