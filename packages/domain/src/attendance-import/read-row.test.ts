import { describe, expect, it, test } from 'vitest'
import type { Cell } from '../spreadsheet/cell.ts'
import { readPunch, readRow } from './read-row.ts'
import type { RowProblem } from './row.ts'

const today = '2026-11-21'
const place = { headerIndex: 0, order: 'month_first', userId: 0, names: [] } as const
const daily = { ...place, layout: 'daily', date: 1, timeIn: 2, timeOut: 3 } as const
const moments = { ...place, layout: 'punches', date: null, moment: 1 } as const
const dated = { ...place, layout: 'punches', date: 1, moment: 2 } as const

describe('a row of the daily layout', () => {
  it('is read with its line and cells', () => {
    const cells = [101, new Date('2026-11-20T00:00:00Z'), 485 / 1440, '5:00 PM', true]
    expect(readRow(daily, cells, 7, { today })).toEqual({
      ...{ line: 7, userId: '101', name: '', day: '2026-11-20', timeIn: 485, timeOut: 1020, problem: null },
      raw: ['101', '2026-11-20', String(485 / 1440), '5:00 PM', 'true'],
    })
  })

  it.each<[Cell[], RowProblem | null]>([
    [['E1', '2026-11-20', '8:00', '17:00'], null],
    [['E1', '2026-11-21', '8:00', ''], null],
    [['E1', '2026-11-20', '8:00', 'n/a'], null],
    [['E1', '2026-11-20', '8:00'], null],
    [['E1', '2026-11-20', '2026-11-20 8:00', '2026-11-20 17:00'], null],
    [['  ', '2026-11-20', '8:00', '17:00'], 'no_user_id'],
    [['', 'x', 'x', 'x'], 'no_user_id'],
    [[true, '2026-11-20', '8:00', '17:00'], 'no_user_id'],
    [['E1', '2026-02-30', '8:00', '17:00'], 'bad_date'],
    [['E1', '', '8:00', '17:00'], 'bad_date'],
    [['E1', '8:00', '8:00', '17:00'], 'bad_date'],
    [['E1', '2026-11-22', 'x', '17:00'], 'future_date'],
    [['E1', '2026-11-20', '705', '17:00'], 'bad_time'],
    [['E1', '2026-11-20', '8:00', '2026-11-21 06:00'], 'bad_time'],
    [['E1', '2026-11-20', '8:00', '2026-11-20'], 'bad_time'],
    [['E1', '2026-11-20', '', '17:00'], 'out_without_in'],
    [['E1', '2026-11-20', '17:00', '8:00'], 'out_before_in'],
    [['E1', '2026-11-20', '8:00', '8:00:40'], 'out_before_in'],
    [['E1', '2026-11-20', '', ''], null],
    [['E1', '2026-11-20'], null],
    [['E1', '2026-11-22', '', ''], null],
    [['', 'Total: 300'], null],
  ])('%j: %s', (cells, problem) => {
    expect(readRow(daily, cells, 2, { today }).problem).toBe(problem)
  })
})

/** Midnight as files have it: text, a spreadsheet's fraction of a day, a cell of the type time. */
describe.each<[Cell]>([
  ['00:00'],
  ['12:00 AM'],
  ['2026-11-20 00:00:00'],
  [0],
  ['0'],
  [new Date('1899-12-30T00:00Z')],
])('%j, which clocks write for nothing,', (midnight) => {
  it.each<[string, Cell[], object]>([
    ['asks for the time in', [midnight, '16:00'], { timeIn: 0, timeOut: 960, problem: 'midnight' }],
    ['is no time out', ['7:31', midnight], { timeIn: 451, timeOut: null, problem: null }],
    ['twice is a row without times', [midnight, midnight], { timeIn: null, timeOut: null, problem: null }],
    ['alone is one too', [midnight, ''], { timeIn: null, timeOut: null, problem: null }],
    ['as the only time out is one too', ['', midnight], { timeIn: null, timeOut: null, problem: null }],
    ['leaves a time out that cannot be read', [midnight, 'x'], { timeIn: 0, problem: 'bad_time' }],
  ])('%s', (_, times, read) => {
    expect(readRow(daily, ['E1', '2026-11-20', ...times], 2, { today })).toMatchObject(read)
  })
})

it('takes a day in place of a time for no time', () => {
  const day = new Date('2026-11-20T00:00Z')
  expect(readRow(daily, ['E1', '2026-11-20', '8:00', day], 2, { today }).problem).toBe('bad_time')
  expect(readPunch(moments, ['E1', day], 2, { today }).problem).toBe('bad_time')
})

describe('a row of a punch list', () => {
  it.each<[Cell[], RowProblem | null, string | null, number | null]>([
    [['E1', '2026-11-20 08:05:10', 'C/In'], null, '2026-11-20', 485],
    [['E1', new Date('2026-11-20T08:05:00Z')], null, '2026-11-20', 485],
    [['', '2026-11-20 08:05'], 'no_user_id', '2026-11-20', 485],
    [['E1', '08:05'], 'bad_date', null, 485],
    [['E1', 'x'], 'bad_date', null, null],
    [['E1', '2026-11-22 08:05'], 'future_date', '2026-11-22', 485],
    [['E1', '2026-11-20'], 'bad_time', '2026-11-20', null],
    [['E1', '2026-11-20 00:00:59'], 'midnight', '2026-11-20', 0],
    [['E1', '2026-11-20 00:01'], null, '2026-11-20', 1],
    [['E1', '--:--'], null, null, null],
    [['Total', ''], null, null, null],
  ])('%j: %s', (cells, problem, day, time) => {
    expect(readPunch(moments, cells, 3, { today })).toMatchObject({ line: 3, problem, day, time })
  })

  test('an absence, a rest day still to come and a total have a date without a time', () => {
    for (const cells of [
      ['E1', '2026-11-20', ''],
      ['E1', '2026-11-22'],
      ['', 'Total'],
    ])
      expect(readPunch(dated, cells, 3, { today })).toMatchObject({ time: null, problem: null })
  })

  test('date and time may stand in two columns, and a moment of its own goes first', () => {
    expect(readPunch(dated, ['E1', '11/20/2026', '8:05 AM'], 2, { today })).toMatchObject({
      day: '2026-11-20',
      time: 485,
    })
    expect(readPunch(dated, ['E1', '11/19/2026', '2026-11-20 8:05'], 2, { today })).toMatchObject({
      day: '2026-11-20',
      problem: null,
    })
    expect(readPunch(dated, ['E1', '11/20/2026', '25:00'], 2, { today })).toMatchObject({
      day: '2026-11-20',
      problem: 'bad_time',
    })
  })
})

test.each<[Cell[], string]>([
  [['E1', 'Cruz', 'Juan'], 'Cruz Juan'],
  [['E1', '  JUAN \u00a0 CRUZ ', null], 'JUAN CRUZ'],
  [['E1', '', 'Juan'], 'Juan'],
  [['E1'], ''],
  [['00009', '00009', ''], ''],
  [['9', 9, ''], ''],
  [['EMP-00009', 'EMP-00009', ''], ''],
  [['9', 'User 9', ''], ''],
])('%j say the name %j', (cells, name) => {
  expect(readPunch({ ...moments, names: [1, 2] }, cells, 2, { today }).name).toBe(name)
  expect(readRow({ ...daily, names: [1, 2] }, cells, 2, { today }).name).toBe(name)
})
