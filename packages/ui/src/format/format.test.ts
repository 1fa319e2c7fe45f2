import { describe, expect, test } from 'vitest'
import { formatClock, readClock } from './clock.ts'
import { formatDay, formatDays, parseDay } from './day.ts'
import { formatInZone } from './instant.ts'
import { formatPesos } from './money.tsx'

describe('days', () => {
  test.each([
    ['2026-11-03', '2026-11-03'],
    ['11/3/2026', '2026-11-03'],
    ['11/3/26', '2026-11-03'],
    ['11/3/36', '2036-11-03'],
    ['11/3/37', '1937-11-03'],
    ['3/2/90', '1990-03-02'],
    ['11/3', '2026-11-03'],
    ['Nov 3, 2026', '2026-11-03'],
    ['november 3', '2026-11-03'],
    ['3 Nov 2026', '2026-11-03'],
    ['3-Nov-26', '2026-11-03'],
    ['03-Nov-1990', '1990-11-03'],
    ['3-Nov', '2026-11-03'],
    ['2026/11/03', '2026-11-03'],
    [' Nov\u00a03,  2026\r\n', '2026-11-03'],
    ['3-Nova-126', null],
    ['today', '2026-11-21'],
    ['2/30/2026', null],
    ['13/1/2026', null],
    ['soon', null],
    ['', null],
  ])('%s is read as %s', (text, day) => {
    expect(parseDay(text, '2026-11-21')).toBe(day)
  })

  test('are written in words, and back', () => {
    expect(formatDay('2026-11-03')).toBe('Nov 3, 2026')
    expect(parseDay(formatDay('2026-01-31'), '2026-11-21')).toBe('2026-01-31')
    expect(formatDay('n/a')).toBe('n/a')
  })

  test('in a row are named once where they are one', () => {
    expect(formatDays('2026-11-20', '2026-11-20')).toBe('Nov 20, 2026')
    expect(formatDays('2026-11-20', '2026-11-22')).toBe('Nov 20, 2026 to Nov 22, 2026')
  })
})

describe('times', () => {
  test.each([
    ['7', '07:00'],
    ['730', '07:30'],
    ['0730', '07:30'],
    ['7:30', '07:30'],
    ['19.30', '19:30'],
    ['7:30pm', '19:30'],
    ['12 am', '00:00'],
    ['12:05 p.m.', '12:05'],
    ['24:00', null],
    ['7:60', null],
    ['13pm', null],
    ['12nn', '12:00'],
    ['12:30 NN', '12:30'],
    ['12mn', '00:00'],
    ['1nn', null],
    ['12n', null],
    ['noon', null],
  ])('%s is read as %s', (text, time) => {
    expect(readClock(text)).toBe(time)
  })

  test.each([
    ['00:05', '12:05 AM'],
    ['00:59', '12:59 AM'],
    ['11:59', '11:59 AM'],
    ['23:59', '11:59 PM'],
    ['07:30', '7:30 AM'],
    ['12:00', '12:00 PM'],
    ['16:00', '4:00 PM'],
    ['', ''],
  ])('%s is written as %s', (time, text) => {
    expect(formatClock(time)).toBe(text)
  })
})

test('pesos have two decimals and separators', () => {
  expect(formatPesos(12345.67)).toBe('₱12,345.67')
  expect(formatPesos(537.5)).toBe('₱537.50')
  expect(formatPesos(-0)).toBe('₱0.00')
  expect(formatPesos(537.505)).toBe('₱537.51')
})

test("an instant is shown in the company's zone", () => {
  expect(formatInZone('2026-11-02T23:30:00Z', 'Asia/Manila')).toBe('Nov 3, 2026, 7:30 AM')
  expect(formatInZone('2026-11-02T23:30:00Z', 'Asia/Manila', 'day')).toBe('Nov 3, 2026')
  expect(formatInZone('never', 'Asia/Manila')).toBe('never')
})
