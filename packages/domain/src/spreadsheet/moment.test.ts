import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays, formatDay } from '../calendar.ts'
import { formatWallTime } from '../wall-time.ts'
import type { Cell } from './cell.ts'
import { readDay, readMoment } from './moment.ts'

const read = (cell: Cell) => readMoment(cell, 'month_first')

describe('days', () => {
  it.each<[Cell]>(
    [
      ...[
        '2026-11-21',
        '2026/11/21',
        '11/21/2026',
        '21/11/2026',
        '11-21-2026',
        '11/21/26',
        '21.11.26',
        'Nov 21, 2026',
        'nov 21 2026',
      ],
      ...[
        'November 21, 2026',
        '21-Nov-2026',
        '21-Nov-26',
        '21 November 2026',
        '21-NOV-2026',
        ' 2026-11-21 ',
        46_347,
      ],
    ].map((cell): [Cell] => [cell]),
  )('%j is a day', (cell) => {
    expect(read(cell)).toEqual({ day: '2026-11-21', time: null })
  })

  it.each([
    ['1-Jan-29', '2029-01-01'],
    ['31-Dec-30', '1930-12-31'],
    ['7-Mar-85', '1985-03-07'],
  ])('%j has the year that spreadsheets take it for', (text, day) => {
    expect(readDay(text, 'month_first')).toBe(day)
  })

  it('reads ambiguous dates by the order of the file', () => {
    expect(readMoment('5/6/2026', 'month_first')?.day).toBe('2026-05-06')
    expect(readMoment('5/6/2026', 'day_first')?.day).toBe('2026-06-05')
    expect(readMoment('5/6/26 8:00', 'month_first')?.day).toBe('2026-05-06')
    expect(readMoment('5/6/26 8:00', 'day_first')?.day).toBe('2026-06-05')
  })

  it.each([
    ...[
      '2026-02-30',
      '02/30/2026',
      '13/13/2026',
      '2026-13-01',
      '13/13/26',
      '11/21/026',
      'Nov 21, 26',
      '21-Nov-026',
      '20261121',
      '46347',
    ],
    ...[
      'Sat',
      'Novo 21, 2026',
      'No 21, 2026',
      '21-Abc-2026',
      '1999-12-31',
      '2101-01-01',
      '2026-11-21T08:00:00Z',
      'today',
    ],
  ])('%j is no day', (text) => {
    expect(read(text)).toBeUndefined()
  })

  it('takes no numbers that are no plausible serials, and no booleans', () => {
    for (const cell of [705, 7.05, -1, 20_261_121, Number.NaN, 1e300, Number.POSITIVE_INFINITY, true, false])
      expect(read(cell)).toBeUndefined()
    expect(read(new Date(Number.NaN))).toBeUndefined()
    expect(read(1e12)).toBeUndefined()
    expect(read(new Date('1999-12-31T08:05:00Z'))).toBeUndefined()
    expect(read(new Date('2101-01-01T08:05:00Z'))).toBeUndefined()
  })
})

describe('times', () => {
  it.each<[Cell, number]>([
    ['8:05', 485],
    ['08:05', 485],
    ['08:05:59', 485],
    ['08:05:59.250', 485],
    ['8:05 AM', 485],
    ['8:05am', 485],
    ['8:05:30 p.m.', 1205],
    ['12:00 AM', 0],
    ['12:30 PM', 750],
    ['23:59', 1439],
    [485 / 1440, 485],
    [0.999, 1438],
    [0, 0],
    [new Date('1899-12-30T08:05:00Z'), 485],
    [new Date('1899-12-31T08:04:59.999Z'), 485],
  ])('%s is minute %i', (cell, time) => {
    expect(read(cell)).toEqual({ day: null, time })
  })

  it.each(['705', '7', '24:00', 1, '8:60', '8:05:60', '13:05 PM', '0:05 AM', '8.05', '8:5', 'late'])(
    '%j is no time',
    (text) => {
      expect(read(text)).toBeUndefined()
    },
  )

  it.each([null, '', '  ', '-', '--:--', 'n/a', 'N/A'])('%j says that there is none', (cell) => {
    expect(read(cell)).toEqual({ day: null, time: null })
  })
})

describe('both', () => {
  it.each<[Cell]>(
    [
      ...['2026-11-21 08:05', '2026-11-21T08:05:30', '11/21/2026 8:05 AM', '11/21/2026, 8:05:00 AM'],
      ...[
        'Nov 21, 2026 8:05 AM',
        '21-Nov-2026 08:05:00',
        46_347 + 485 / 1440,
        new Date('2026-11-21T08:05:00Z'),
      ],
    ].map((cell): [Cell] => [cell]),
  )('%s', (cell) => {
    expect(read(cell)).toEqual({ day: '2026-11-21', time: 485 })
  })

  it.each(['2026-11-21 25:00', '2026-02-30 08:00', '2026-11-2108:05', 'x 08:05'])('%j is neither', (text) => {
    expect(read(text)).toBeUndefined()
  })
})

/** As spreadsheets write it: '8:05 AM'. */
const twelveHours = (time: number) => {
  const clock = new Date(time * 60_000)
  return clock.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
}

test('every day and minute is read back from every form', () => {
  const anyDay = fc.nat({ max: 36_889 }).map((count) => addDays('2000-01-01', count))
  fc.assert(
    fc.property(anyDay, fc.nat({ max: 1439 }), (day, time) => {
      const expected = { day, time }
      const clock = formatWallTime(time)
      expect(read(`${day} ${clock}`)).toEqual(expected)
      expect(read(`${formatDay(day)} ${twelveHours(time)}`)).toEqual(expected)
      expect(read(`${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)} ${clock}`)).toEqual(expected)
      // A spreadsheet's day alone is its midnight.
      const inSpreadsheet = { day, time: time === 0 ? null : time }
      expect(read(new Date(`${day}T${clock}:00Z`))).toEqual(inSpreadsheet)
      const serial = (Date.parse(`${day}T${clock}:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000
      expect(read(serial)).toEqual(inSpreadsheet)
    }),
  )
})

test('every day of this century is read with two digits of its year, in either order', () => {
  const anyDay = fc.nat({ max: 36_524 }).map((count) => addDays('2000-01-01', count))
  fc.assert(
    fc.property(anyDay, fc.constantFrom('/', '-', '.'), (day, mark) => {
      const [year = '', month = '', date = ''] = day.slice(2).split('-')
      expect(readMoment([month, date, year].join(mark), 'month_first')?.day).toBe(day)
      expect(readMoment([date, month, year].join(mark), 'day_first')?.day).toBe(day)
    }),
  )
})

test('no cell is an error, however odd', () => {
  const oddCell = fc.oneof(fc.string(), fc.double(), fc.date({ noInvalidDate: false }), fc.boolean())
  fc.assert(
    fc.property(oddCell, (cell) => {
      const time = read(cell)?.time ?? 0
      expect(Number.isInteger(time) && time >= 0 && time <= 1439).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('a huge cell costs nothing', () => {
  // In a time that grows with its square, the test would be timed out.
  expect(read(`1${' '.repeat(100_000)}x`)).toBeUndefined()
})
