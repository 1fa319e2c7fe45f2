import { expect, test } from 'vitest'
import { readTypedDay } from './typed-day.ts'

const anyDay = { min: '', max: '' }
const november = { min: '2026-11-01', max: '2026-11-30' }
const today = '2026-11-18'

test.each(['11/3', 'Nov 3, 2026', '2026-11-03'])('%s is a day', (text) => {
  expect(readTypedDay(text, anyDay, today)).toEqual({ day: '2026-11-03' })
  expect(readTypedDay(text, november, today)).toEqual({ day: '2026-11-03' })
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
