import { expect, test } from 'vitest'
import type { Cell } from '../spreadsheet/cell.ts'
import { readClockTable } from './clock-table.ts'
import { columnsOfHeader } from './columns.ts'
import { unreadCells } from './unread-cells.ts'

const daily = ['User ID', 'Date', 'Time In', 'Time Out']
const nothing = { date: '', timeIn: '', timeOut: '' }

/** The unread cells of the table's only row. */
function unreadIn(header: string[], ...rows: Cell[][]) {
  const table = readClockTable(header.length > 0 ? [header, ...rows] : rows, { today: '2026-11-21' })
  const columns = columnsOfHeader(header)
  if ('problem' in table || !columns || !table.rows[0]) throw new Error('This is no table.')
  return unreadCells(columns, table.rows[0])
}

test.each<[string, Cell[], object]>([
  ['a time that is none', ['E1', '2026-11-20', 'late', '17:00'], { timeIn: 'late' }],
  [
    'a time of another day',
    ['E1', '2026-11-20', '22:00', '2026-11-21 06:00'],
    { timeOut: '2026-11-21 06:00' },
  ],
  ['a date', ['E1', 'yesterday', '8:00', '17:00'], { date: 'yesterday' }],
  [
    'both times',
    ['E1', '2026-11-20', '8 o’clock', '5 o’clock'],
    { timeIn: '8 o’clock', timeOut: '5 o’clock' },
  ],
])('%s that cannot be read is shown as the file has it', (_, row, unread) => {
  expect(unreadIn(daily, row)).toEqual({ ...nothing, ...unread })
})

test.each<[string, Cell[]]>([
  ['is read', ['E1', '2026-11-20', '8:00', '17:00']],
  ['is a number of a spreadsheet', ['E1', '2026-11-20', 0.3333, 0.7083]],
  ['is empty or marked so', ['E1', '2026-11-20', '', '--:--']],
  ['is a midnight that stands for nothing', ['E1', '2026-11-20', '00:00', 0]],
])('nothing is shown where the cell %s', (_, row) => {
  expect(unreadIn(daily, row)).toEqual(nothing)
})

test('an unreadable punch stands for the first time that the day still lacks', () => {
  const punches = ['User ID', 'Date', 'Time']
  const of = (...times: string[]) => unreadIn(punches, ...times.map((time) => ['E1', '2026-11-20', time]))
  expect(of('8h00')).toEqual({ ...nothing, timeIn: '8h00' })
  expect(of('8:00', '17h00')).toEqual({ ...nothing, timeOut: '17h00' })
  expect(of('8:00', '12h00', '17h00', '17h00')).toEqual({ ...nothing, timeOut: '12h00 17h00' })
  expect(of('18h00', '8h00')).toEqual({ ...nothing, timeIn: '18h00 8h00' })
  expect(of('8:00', '12h00', '17:00')).toEqual(nothing)
  expect(of('8:00')).toEqual(nothing)
  expect(unreadIn(['User ID', 'Date time'], ['E1', 'yesterday'])).toEqual({ ...nothing, date: 'yesterday' })
})

test('a clock’s file without a header has its moments in the second column', () => {
  const rows = Array.from({ length: 10 }, (_, day) => [String(day + 2), '2026-11-19 08:00:00'])
  expect(unreadIn([], ...rows)).toEqual(nothing)
  const columns = columnsOfHeader([])
  const bad = { raw: ['1', '2026-11-20'], day: '2026-11-20', timeIn: null, timeOut: null }
  expect(columns && unreadCells(columns, { ...bad, problem: 'bad_time' })).toEqual({
    ...nothing,
    timeIn: '2026-11-20',
  })
})

test('without known columns nothing is known of the cells', () => {
  expect(columnsOfHeader(['Name', 'Remarks'])).toBeUndefined()
})
