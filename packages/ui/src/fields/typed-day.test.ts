import { expect, test } from 'vitest'
import { isFinished, readTypedDay } from './typed-day.ts'

const anyDay = { min: '', max: '' }
const november = { min: '2026-11-01', max: '2026-11-30' }
const today = '2026-11-18'

test.each(['11/3', 'Nov 3, 2026', '2026-11-03'])('%s is a day', (text) => {
  expect(readTypedDay(text, anyDay, today)).toEqual({ value: '2026-11-03' })
  expect(readTypedDay(text, november, today)).toEqual({ value: '2026-11-03' })
})

test.each(['Feb 30, 2026', '22/11/2026', 'someday', '2026-11-31'])('%s is none, and says so', (text) => {
  expect(readTypedDay(text, anyDay, today).problem).toMatch(/^No such day/)
})

test('a day outside of the bounds says which they are', () => {
  expect(readTypedDay('10/31', november, today)).toEqual({ problem: 'Not before Nov 1, 2026' })
  expect(readTypedDay('12/1', november, today)).toEqual({ problem: 'Not after Nov 30, 2026' })
})

test('an emptied field lacks a day', () => {
  expect(readTypedDay('  ', anyDay, today)).toEqual({ problem: 'Enter a day' })
})

test.each([
  '11/15/2026',
  '1/1/2026',
  'Nov 15, 2026',
  '15 nov 2026',
  '3-Nov-2026',
  '2026-11-05',
  '2026/1/15 ',
])('%s is finished while it is typed', (text) => {
  expect(isFinished(text, text.length)).toBe(true)
})

test.each(['11/1', '11/15', '11/15/20', 'Nov 15', 'Nov 15, 20', '3-Nov-26', '2026-11-1', 'today', ''])(
  '%s may go on',
  (text) => {
    expect(isFinished(text, text.length)).toBe(false)
  },
)

test('a day that is changed in its middle may go on', () => {
  expect(isFinished('Nov 1, 2026', 'Nov 1'.length)).toBe(false)
  expect(isFinished('2026-11-15', '2026'.length)).toBe(false)
})
