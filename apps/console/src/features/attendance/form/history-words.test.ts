import { expect, test } from 'vitest'
import { tellEntry } from './history-words.ts'

type Snapshot = Record<string, unknown> | null

const changesOf = (before: Snapshot, after: Snapshot) =>
  tellEntry({ action: 'attendance.change', before, after }).changes

test.each([
  ['attendance.correct', 'Times corrected'],
  ['attendance.close', 'Written by the nightly close'],
  ['attendance.clock-in', 'Clocked in'],
  ['attendance.claim-out', 'Clocked out, claimed offline'],
  ['attendance.import', "Imported from the clock's file"],
  ['attendance.something-new', 'Something new'],
  ['word', 'Word'],
])('%s is told as %s', (action, words) => {
  expect(tellEntry({ action, before: null, after: null }).title).toBe(words)
})

test('what is the same before and after is no change', () => {
  const record = { date: '2026-11-18', timeIn: '07:05', timeOut: '', status: 'present' }
  expect(changesOf(record, { ...record, version: 2 })).toEqual([])
  expect(changesOf(null, null)).toEqual([])
})

test('a correction tells the times before and after in words', () => {
  expect(changesOf({ timeIn: '07:05', timeOut: '' }, { timeIn: '07:00', timeOut: '16:00' })).toEqual([
    { label: 'Time in', before: '7:05 AM', after: '7:00 AM' },
    { label: 'Time out', before: 'n/a', after: '4:00 PM' },
  ])
})

test('a new record tells what it has, without what is empty', () => {
  expect(
    changesOf(null, { date: '2026-11-18', timeIn: '07:05', timeOut: '', status: 'halfday', userId: 'a' }),
  ).toEqual([
    { label: 'Date', before: undefined, after: 'Nov 18, 2026' },
    { label: 'Time in', before: undefined, after: '7:05 AM' },
    { label: 'Status', before: undefined, after: 'Halfday' },
  ])
})

test('a time that the clock wrote in minutes reads the same', () => {
  expect(changesOf({ timeIn: null }, { timeIn: 425 })).toEqual([
    { label: 'Time in', before: 'n/a', after: '7:05 AM' },
  ])
})

test('new hours of a day tell what follows from them', () => {
  const hours = { status: 'pending', lateAfter: 510, paidFrom: 420, paidUntil: 960, breakMinutes: 60 }
  expect(changesOf(hours, { ...hours, status: 'late', lateAfter: 390, breakMinutes: 30 })).toEqual([
    { label: 'Status', before: 'Pending', after: 'Late' },
    { label: 'Late after', before: '8:30 AM', after: '6:30 AM' },
    { label: 'Break', before: '60 minutes', after: '30 minutes' },
  ])
})

test('a removed record tells what it had', () => {
  expect(changesOf({ status: 'absent' }, null)).toEqual([
    { label: 'Status', before: 'Absent', after: undefined },
  ])
})
