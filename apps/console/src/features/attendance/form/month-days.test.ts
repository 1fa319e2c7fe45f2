import type { AttendanceRecord } from '@tahi/contract'
import { type AttendanceStatus, eachDay, weekday } from '@tahi/domain'
import { expect, test } from 'vitest'
import { monthCounts, monthDays } from './month-days.ts'

const record = (date: string, status: AttendanceStatus): AttendanceRecord => ({
  _id: date,
  userId: 'a',
  employee: { _id: 'a', userId: 'EMP-00001', firstName: 'Ana', lastName: 'Cruz' },
  branchId: 'b',
  branchName: 'San Isidro',
  date,
  timeIn: '',
  timeOut: '',
  status,
  lateAfter: '08:30',
  claimed: false,
  version: 1,
  createdAt: '2026-11-18T00:00:00Z',
  can: [],
  paidElsewhere: false,
})

const today = '2026-11-18'
/** The month of a person who works from Wednesday to Sunday. */
const hours = eachDay('2026-11-01', '2026-11-30').map((date) => ({
  date,
  working: ![1, 2].includes(weekday(date)),
  lateAfter: '08:30',
}))
const labelOn = (day: string, records: AttendanceRecord[] = []) =>
  monthDays(day, today, records, hours).find((one) => one.day === day)?.label

test('a month has all of its days, in order', () => {
  const days = monthDays('2028-02-10', today, [], []).map(({ day }) => day)
  expect([days.length, days[0], days.at(-1)]).toEqual([29, '2028-02-01', '2028-02-29'])
})

test('a day shows its record, a day off and a day to come too', () => {
  expect(labelOn('2026-11-03', [record('2026-11-03', 'halfday')])).toBe('Halfday')
  expect(labelOn('2026-11-09', [record('2026-11-09', 'present')])).toBe('Present')
  expect(labelOn('2026-11-28', [record('2026-11-28', 'leave')])).toBe('Leave')
})

test("a day without one is still to come, off by the person's shift, or not recorded", () => {
  expect(labelOn('2026-11-19')).toBe('Still to come')
  expect(labelOn('2026-11-23')).toBe('Still to come')
  expect(labelOn('2026-11-16')).toBe('Day off')
  expect(labelOn('2026-11-15')).toBe('No record')
  expect(labelOn('2026-11-18')).toBe('No record')
})

test('what differs in colour differs in shape as well, or is the same to payroll', () => {
  const shapeOf = (status: AttendanceStatus) =>
    monthDays('2026-11-03', today, [record('2026-11-03', status)], hours)[2]?.shape
  const shapes = (['present', 'absent', 'halfday', 'pending'] as const).map(shapeOf)
  expect(new Set(shapes).size).toBe(4)
})

test('statuses are counted, the most frequent first', () => {
  const statuses = ['late', 'present', 'present', 'absent', 'present', 'absent'] as const
  const records = statuses.map((status, index) => record(`2026-11-0${index + 1}`, status))
  expect(monthCounts(records)).toEqual([
    ['present', 3],
    ['absent', 2],
    ['late', 1],
  ])
  expect(monthCounts([])).toEqual([])
})
