import { describe, expect, it, test } from 'vitest'
import type { Cell } from '../spreadsheet/cell.ts'
import { readClockTable } from './clock-table.ts'
import { recognizeColumns } from './columns.ts'

const today = '2026-11-21'

const problemsOf = (rows: Cell[][]) => {
  const table = readClockTable(rows, { today })
  return 'problem' in table ? table : table.rows.map(({ line, problem }) => [line, problem])
}

describe('a daily table', () => {
  const header = ['User ID', 'Date', 'Time In', 'Time Out']

  it('is read from below its header, blank rows passed over, lines counted as in the file', () => {
    const rows = [
      ['Biometric report'],
      [],
      header,
      ['E1', '11/20/2026', '8:00 AM', '5:00 PM'],
      ['', null, ' '],
      ['E2', 'x', '8:00'],
    ]
    expect(problemsOf(rows)).toEqual([
      [4, null],
      [6, 'bad_date'],
    ])
  })

  it('marks every later good row that says the same of a person and day, and all that do not', () => {
    const rows = [
      header,
      ['E1', '2026-11-20', 'x', '17:00'],
      ['E1', '2026-11-20', '8:00', '17:00'],
      ['e1', '11/20/2026', '8:00', '17:00'],
      ['E1', '2026-11-19', '8:00', '12:00'],
      ['e1', '2026-11-19', '13:00', '17:00'],
      ['E1', '2026-11-19', '8:00', '12:00'],
      ['E1', '2026-11-18', '8:00', ''],
      ['E1', '2026-11-18', '8:00', '17:00'],
      ['E2', '2026-11-20', '', ''],
      ['E2', '2026-11-20', '8:00', '17:00'],
    ]
    const marked = [null, 'duplicate_in_file', ...Array(5).fill('differs_in_file'), null, null]
    expect(problemsOf(rows)).toEqual(['bad_time', ...marked].map((problem, index) => [index + 2, problem]))
  })

  it('may be empty below its header', () => {
    expect(readClockTable([header], { today })).toEqual({ layout: 'daily', rows: [] })
  })
})

test('a punch list becomes days', () => {
  const rows = [
    ['AC-No.', 'Time', 'State'],
    ['E1', '11/20/2026 17:05', 'C/In'],
    ['E1', '11/20/2026 07:55', 'C/Out'],
    ['E2', '11/20/2026 08:00', ''],
  ]
  expect(readClockTable(rows, { today })).toMatchObject({
    layout: 'punches',
    rows: [
      { line: 2, userId: 'E1', day: '2026-11-20', timeIn: 475, timeOut: 1025, problem: null },
      { line: 4, userId: 'E2', day: '2026-11-20', timeIn: 480, timeOut: null, problem: null },
    ],
  })
})

test('a punch at midnight holds its day back', () => {
  const rows = [
    ['AC-No.', 'Time'],
    ['E1', '11/20/2026 07:55'],
    ['E1', '11/20/2026 00:00'],
    ['E1', '11/20/2026 17:05'],
  ]
  expect(readClockTable(rows, { today })).toMatchObject({
    rows: [{ line: 3, userId: 'E1', day: '2026-11-20', timeIn: 0, timeOut: 1025, problem: 'midnight' }],
  })
})

test('what is no table says so', () => {
  expect(readClockTable([['Dear Sir']], { today })).toMatchObject({ problem: 'no_header' })
  expect(readClockTable([], { today })).toMatchObject({ problem: 'empty_table' })
})

test('the columns of a long file are recognized without reading each cell', () => {
  const read = { cells: 0 }
  const rows = Array.from({ length: 2_000 }, (_, index): Cell[] => {
    const day = `11/${String((index % 20) + 1).padStart(2, '0')}/2026`
    return [`EMP-${index}`, day, '7:58 AM', '05:02:11 PM', 'Some Name', '']
  }).map((cells) => counted(cells, read))
  const table = [['User ID', 'Date', 'Time In', 'Time Out', 'Name', 'Note'], ...rows]
  expect(recognizeColumns(table, { today })).toMatchObject({ layout: 'daily' })
  expect(read.cells / (rows.length * 6)).toBeLessThan(1)
})

/** The same cells, counting each time that one is read. */
const counted = (cells: Cell[], read: { cells: number }): Cell[] =>
  new Proxy(cells, {
    get: (target, key) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) read.cells++
      return Reflect.get(target, key)
    },
  })

test("a clock's file without a header is read from its first line", () => {
  const rows = [
    ['        9', '2026-11-20 07:58:11', '1', '0'],
    ['       10', '2026-11-20 08:03:59', '1', '0'],
    ['        9', '2026-11-20 17:02:40', '1', '1'],
  ]
  expect(readClockTable(rows, { today })).toMatchObject({
    layout: 'punches',
    rows: [
      { line: 1, userId: '9', day: '2026-11-20', timeIn: 478, timeOut: 1022, problem: null },
      { line: 2, userId: '10', timeIn: 483, timeOut: null },
    ],
  })
})
