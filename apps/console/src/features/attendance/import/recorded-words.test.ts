import { expect, test } from 'vitest'
import { otherRecord, recordedWords } from './recorded-words.ts'

test.each([
  [{ timeIn: '07:05', timeOut: '16:10', status: 'pending' }, '7:05 AM to 4:10 PM'],
  [{ timeIn: '07:05', timeOut: '', status: 'present' }, '7:05 AM, no time out'],
  [{ timeIn: '', timeOut: '', status: 'leave' }, 'Leave'],
  [{ timeIn: '', timeOut: '', status: 'absent' }, 'Absent'],
] as const)('a recorded day is told by its times, or else by its status', (day, words) => {
  expect(recordedWords({ _id: 'r', ...day })).toBe(words)
})

test.each([
  ['without a record', null, '07:05', '16:10', false],
  ['with the same times', ['07:05', '16:10'], '07:05', '16:10', false],
  ['that adds the time out', ['07:05', ''], '07:05', '16:10', false],
  ['that adds times', ['', ''], '07:05', '16:10', true],
  ['with another time in', ['07:00', ''], '07:05', '16:10', true],
  ['with another time out', ['07:05', '16:00'], '07:05', '16:10', true],
  ['without the recorded time out', ['07:05', '16:00'], '07:05', '', true],
] as const)('a row %s shows the record: %j', (_, times, timeIn, timeOut, isShown) => {
  const recorded = times && { _id: 'r', timeIn: times[0], timeOut: times[1], status: 'absent' as const }
  expect(otherRecord({ recorded, timeIn, timeOut })).toBe(isShown ? recorded : undefined)
})
