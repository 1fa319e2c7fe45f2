import { expect, test } from 'vitest'
import { shownStatus, statusHint } from './status-hint.ts'

const times = (timeIn: string, timeOut: string, lateAfter: string | undefined = '08:30') => ({
  timeIn,
  timeOut,
  lateAfter,
})

test.each([
  ['pending', '', '', 'pending'],
  ['pending', '07:00', '', 'present'],
  ['pending', '08:30', '17:00', 'pending'],
  ['pending', '08:31', '17:00', 'late'],
  ['pending', '08:00', '13:00', 'halfday'],
  ['pending', '08:00', '13:01', 'pending'],
  ['absent', '08:31', '17:00', 'absent'],
  ['pending', 'soon', '', 'pending'],
] as const)('%s with %j to %j is shown as %s (C4)', (status, timeIn, timeOut, shown) => {
  expect(shownStatus(status, times(timeIn, timeOut))).toBe(shown)
})

test.each([
  ['pending', '07:00', '16:00', 'stays pending until somebody confirms'],
  ['pending', '07:00', '', 'no time out'],
  ['pending', '09:00', '16:00', 'later than 8:30 AM'],
  ['pending', '07:00', '11:00', '5 hours or less'],
  ['present', '09:00', '16:00', 'would be Late'],
  ['present', '', '', 'earns nothing'],
  ['pending', '', '', 'earns nothing'],
  ['present', '07:00', '11:00', 'would be Halfday'],
  ['absent', '07:00', '', 'recorded as Absent'],
  ['leave', '07:00', '16:00', 'recorded as Leave'],
] as const)('%s with %s to %s says why', (status, timeIn, timeOut, words) => {
  expect(statusHint(status, times(timeIn, timeOut))).toContain(words)
})

test.each([
  ['present', '07:00', '16:00'],
  ['absent', '', ''],
  ['late', '09:00', '16:00'],
] as const)('%s with %j to %j is plain', (status, timeIn, timeOut) => {
  expect(statusHint(status, times(timeIn, timeOut))).toBe('')
})

test.each([
  ['09:50', '19:05', '10:30', 'pending'],
  ['06:45', '15:00', '06:30', 'late'],
] as const)('%s to %s, late after %s, is %s', (timeIn, timeOut, lateAfter, shown) => {
  expect(shownStatus('pending', times(timeIn, timeOut, lateAfter))).toBe(shown)
})

test('a present day is told of the lateness by its own hours', () => {
  expect(statusHint('present', times('06:45', '15:00', '06:30'))).toContain('would be Late')
  expect(statusHint('present', times('09:50', '19:05', '10:30'))).toBe('')
  expect(statusHint('pending', times('06:45', '15:00', '06:30'))).toContain('later than 6:30 AM')
})

test('while the hours are unknown nothing is promised', () => {
  const day = { timeIn: '07:00', timeOut: '16:00', lateAfter: undefined }
  expect([shownStatus('pending', day), statusHint('pending', day)]).toEqual(['pending', ''])
  expect(shownStatus('pending', { ...day, timeOut: '' })).toBe('pending')
})
