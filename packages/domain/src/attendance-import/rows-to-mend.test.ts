import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cell } from '../spreadsheet/cell.ts'
import { readClockTable } from './clock-table.ts'
import { columnsOfHeader } from './columns.ts'
import type { ReadRow } from './row.ts'
import { cellsToMend, timesToMend } from './rows-to-mend.ts'

const today = '2026-11-21'
const daily = ['User ID', 'Date', 'Time In', 'Time Out']

test('of a time that cannot be read a cell is left to mend, also where nothing of it was kept', () => {
  const bad = { day: '2026-11-20', timeIn: 480, timeOut: null, problem: 'bad_time' } as const
  const days = columnsOfHeader(daily)
  expect(timesToMend(days, { ...bad, raw: ['E1', '', '', 'x'] })).toEqual({ timeIn: '08:00', timeOut: 'x' })
  expect(timesToMend(days, { ...bad, raw: [] })).toEqual({ timeIn: '08:00', timeOut: '?' })
  expect(timesToMend(days, { ...bad, timeIn: null, raw: [] })).toEqual({ timeIn: '?', timeOut: '' })
  expect(timesToMend(undefined, { ...bad, timeOut: 720, raw: [] })).toEqual({
    timeIn: '08:00',
    timeOut: '12:00 ?',
  })
  expect(timesToMend(days, { ...bad, problem: 'unknown_employee', raw: [] })).toEqual({
    timeIn: '08:00',
    timeOut: '',
  })
})

test('a punch at midnight hides no other that cannot be read', () => {
  const header = ['User ID', 'Date', 'Time']
  const read = (...times: string[]) => {
    const found = readClockTable([header, ...times.map((time) => ['E1', '2026-11-20', time])], { today })
    return 'rows' in found ? found.rows.map((row) => timesToMend(columnsOfHeader(header), row)) : found
  }
  const toMend = [{ timeIn: '00:00', timeOut: '12:00 ? 17h00' }]
  expect(read('00:00', '12:00', '17h00')).toEqual(toMend)
  expect(read('17h00', '12:00', '00:00')).toEqual(toMend)
})

const ids = fc.constantFrom<Cell>('E1', 'E2', 7, '')
const days = fc.constantFrom<Cell>(
  ...['2026-11-19', '2026-11-20', '20-Nov-2026', '2026-11-22', '1999-12-31', 'x', ''],
  ...[46_346, new Date('2026-11-20T00:00Z'), true],
)
const times = fc.constantFrom<Cell>(
  ...['8:00', '8:01', '12:00', '5:00 PM', '00:00', '17:0O', '25:00', 'x', '', '--:--', '2026-11-20 17:00'],
  ...['2026-11-21 06:00', '2026-11-20', 0, 0.5, 1 / 3, -1, 46_346.7, true, null],
  ...[new Date('1899-12-30T16:00Z'), new Date('2026-11-20T00:00Z'), new Date(Number.NaN)],
)

test.each<[string, string[], fc.Arbitrary<Cell[]>]>([
  ['a day', daily, fc.tuple(ids, days, times, times)],
  ['a punch', ['User ID', 'Date', 'Time'], fc.tuple(ids, days, times)],
])('of a table with one row %s, the rows to mend import nothing by themselves', (_, header, rows) => {
  const columns = columnsOfHeader(header)
  const read = (table: Cell[][]): ReadRow[] => {
    const found = readClockTable(table, { today })
    if ('problem' in found) throw new Error(found.problem)
    return found.rows
  }
  const toMend = (row: ReadRow): string[] => {
    if (columns?.layout === 'daily') return cellsToMend(columns, row)
    const { timeIn, timeOut } = timesToMend(columns, row)
    return [row.userId, row.day ?? '', timeIn, timeOut]
  }
  const imported = (all: readonly ReadRow[]): string[] =>
    all
      .filter(({ problem, timeIn }) => problem === null && timeIn !== null)
      .map(({ userId, day, timeIn, timeOut }) => `${userId} ${day} ${timeIn} ${timeOut}`)
  fc.assert(
    fc.property(fc.array(rows, { maxLength: 8 }), (cells) => {
      const all = read([header, ...cells])
      const bad = all.filter(({ problem }) => problem !== null)
      // A row that is there twice says what the file has imported.
      const once = imported(all)
      expect(imported(read([daily, ...bad.map(toMend)])).filter((row) => !once.includes(row))).toEqual([])
    }),
    { numRuns: 500 },
  )
})
