import { expect, test } from 'vitest'
import { recordedWords } from './recorded-words.ts'

test.each([
  [{ timeIn: '07:05', timeOut: '16:10', status: 'pending' }, '7:05 AM to 4:10 PM'],
  [{ timeIn: '07:05', timeOut: '', status: 'present' }, '7:05 AM, no time out'],
  [{ timeIn: '', timeOut: '', status: 'leave' }, 'Leave'],
  [{ timeIn: '', timeOut: '', status: 'absent' }, 'Absent'],
] as const)('a recorded day is told by its times, or else by its status', (day, words) => {
  expect(recordedWords({ _id: 'r', ...day })).toBe(words)
})
