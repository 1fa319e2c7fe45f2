import { describe, expect, it, test } from 'vitest'
import type { Cell } from '../spreadsheet/cell.ts'
import { clockDayColumns, recognizeColumns } from './columns.ts'

const recognize = (rows: Cell[][]) => recognizeColumns(rows, { today: '2026-06-21' })

const daily = { layout: 'daily', headerIndex: 0, order: 'month_first', names: [] }
const punches = { layout: 'punches', headerIndex: 0, order: 'month_first', names: [] }

describe('one row a day', () => {
  it.each([
    [['User ID', 'Date', 'Time In', 'Time Out']],
    [['UserID', 'DATE', 'In', 'Out']],
    [[' employee_id ', 'date ', 'Clock-In', 'Clock-Out']],
    [['Emp No.', 'Date (mm/dd/yyyy)', 'Check-in', 'Check-out']],
    [['Emp #', 'Date', 'TIME IN', 'TIME OUT']],
    [['AC-No.', 'Date', 'Clock In', 'Clock Out']],
    [['Badge', 'Work Date', 'Punch In', 'Punch Out']],
    [['ID', 'date', 'in time', 'out time']],
    [['ID', 'Date', 'Time (In)', 'Time ( OUT )']],
    [['ID', 'Date', 'Punch (In)', 'Punch (Out)']],
  ])('%j', (header) => {
    expect(recognize([header])).toEqual({ ...daily, userId: 0, date: 1, timeIn: 2, timeOut: 3 })
  })

  it('finds columns in any order among others', () => {
    const header = [
      'No.',
      'Name',
      'Clock Out',
      'Date',
      'On duty',
      'Off duty',
      'Clock In',
      'Emp No.',
      null,
      'Late',
    ]
    expect(recognize([header])).toEqual({
      ...daily,
      ...{ names: [1], userId: 7, date: 3, timeIn: 6, timeOut: 2 },
    })
  })

  it("prefers the company's id to the clock's", () => {
    expect(recognize([['ID', 'AC-No.', 'User ID', 'Date', 'In', 'Out']])).toMatchObject({ userId: 2 })
  })
})

it.each([
  [['ID', 'Date', 'In', 'Out', 'In', 'Out']],
  [['ID', 'Date', 'Time In', 'Time Out', 'time-out']],
  [['In', 'IN', 'Out', 'ID', 'Date']],
  [['ID', 'Date', 'Time In', 'Time Out', 'Time In 2', 'Time Out 2']],
  [['AC-No.', 'Date', 'AM In', 'AM Out', 'PM In', 'PM Out']],
  [['ID', 'Date', 'In (AM)', 'Morning Out', 'Time In 2', '2nd Out', 'In PM', 'Out PM']],
  [['ID', 'Date', 'Time (AM)', 'Time (PM)']],
  [['ID', 'Date', 'Time (1)', 'Time (2)', 'Time (3)', 'Time (4)']],
  [['ID', 'Date', 'Time', 'time']],
  [['ID', 'Date/Time', 'Date / Time']],
  [['ID', 'Date', 'Time', 'AM In', 'AM Out']],
])('%j is no row a day, as nobody leaves at noon', (header) => {
  expect(recognize([['DTR'], header])).toMatchObject({ problem: 'repeated_times', missing: [] })
})

describe('one row a punch', () => {
  it.each<[string[], number | null, number, number[]?]>([
    [['User ID', 'Date/Time'], null, 1],
    [['User ID', 'DateTime', 'State'], null, 1],
    [['AC-No.', 'Name', 'Time', 'State', 'New State'], null, 2, [1]],
    [['Employee ID', 'Timestamp'], null, 1],
    [['Badge No.', 'Punch'], null, 1],
    [['User ID', 'Date', 'Time', 'In/Out'], 1, 2],
    [['User ID', 'Punch Date', 'Punch Time'], 1, 2],
  ])('%j', (header, date, moment, names = []) => {
    expect(recognize([header])).toEqual({ ...punches, names, userId: 0, date, moment })
  })
})

test.each([
  [
    ['Name', 'ID', 'Date', 'In', 'Out'],
    [2, 3, 4],
  ],
  [
    ['ID', 'Date', 'Name', 'Time'],
    [1, 3],
  ],
  [['ID', 'Name', 'Date/Time'], [2]],
  [['Remarks'], []],
])('%j have numbers for days in %j', (header, columns) => {
  expect(clockDayColumns([header])).toEqual(columns)
})

test.each([
  [['Name'], [2]],
  [['USER NAME'], [2]],
  [['Employee Name'], [2]],
  [['Emp. Name'], [2]],
  [
    ['Last Name', 'First Name'],
    [3, 2],
  ],
  [
    ['First Name', 'Middle Initial', 'Surname'],
    [2, 3, 4],
  ],
  [
    ['Name', 'Last Name'],
    [2, 3],
  ],
  [['User Name', 'Name'], [3]],
  [
    ['User Name', 'First Name', 'Last Name'],
    [3, 4],
  ],
  [['Device Name', 'Department'], []],
])('%j say whom the clock means', (titles, names) => {
  expect(recognize([['ID', 'Time', ...titles]])).toMatchObject({ names })
})

describe('the header', () => {
  const header = ['User ID', 'Date', 'Time In', 'Time Out']

  it('may come after a title, up to the tenth row', () => {
    const titles = Array.from({ length: 9 }, (_, index) => [`Report ${index}`, null])
    expect(recognize([...titles, header])).toMatchObject({ headerIndex: 9 })
    expect(recognize([...titles, ['one more'], header])).toMatchObject({ problem: 'no_header' })
  })

  it.each([
    [[], 'empty_table', [], []],
    [[[null, ''], []], 'empty_table', [], []],
    [[['a', 'b']], 'no_header', [], ['userId', 'date', 'timeIn', 'timeOut']],
    [[['User ID', 'Date', 'Time In']], 'missing_columns', ['userId', 'date', 'timeIn'], ['timeOut']],
    [[['User ID', 'Date', 'Time Out']], 'missing_columns', ['userId', 'date', 'timeOut'], ['timeIn']],
    [[['User ID', 'Time In', 'Time Out']], 'missing_columns', ['userId', 'timeIn', 'timeOut'], ['date']],
    [[['ID', 'Time', 'Time In']], 'missing_columns', ['userId', 'timeIn', 'moment'], ['date', 'timeOut']],
    [[['ID', 'Time', 'Time Out']], 'missing_columns', ['userId', 'timeOut', 'moment'], ['date', 'timeIn']],
    [[['Name', 'Date', 'In', 'Out']], 'missing_columns', ['date', 'timeIn', 'timeOut'], ['userId']],
    [[['Name', 'Date/Time']], 'missing_columns', ['moment'], ['userId']],
    [[['ID'], ['ID', 'Date']], 'missing_columns', ['userId', 'date'], ['timeIn', 'timeOut']],
  ])('%j: %s', (rows, problem, found, missing) => {
    expect(recognize(rows)).toEqual({ problem, found, missing })
  })

  it('costs nothing when a cell is huge', () => {
    // In a time that grows with its square, the test would be timed out.
    recognize([['('.repeat(100_000), ' '.repeat(100_000), ...header]])
  })
})

describe('the order of day and month', () => {
  const orderOf = (...dates: (string | Date)[]) =>
    recognize([['User ID', 'Date', 'In', 'Out'], ...dates.map((date) => ['1', date, '', ''])])

  test.each([
    [['05/06/2026', '05/21/2026'], 'month_first'],
    [['05/06/2026', '21/06/2026'], 'day_first'],
    [['06/12/2026', '13/06/2026'], 'day_first'],
    [['2026-06-21', 'Nov 21, 2026', ''], 'month_first'],
    [['13-06-2026 08:00'], 'day_first'],
    [['21/6/2026'], 'day_first'],
    [['02/11/2026', '03/11/2026', '03/11/2026', '04/11/2026', 'Total'], 'day_first'],
    [['01/12/2026', '02/12/2026', '03/12/2026'], 'day_first'],
    [['09/11/2026', '10/11/2026', '11/11/2026'], 'day_first'],
    [['11/02/2026', '11/03/2026', '11/04/2026'], 'month_first'],
    [['01/13/2026', '02/13/2026', '03/13/2026'], 'month_first'],
  ])('%j is %s', (dates, order) => {
    expect(orderOf(...dates)).toMatchObject({ order })
  })

  it('is judged by moments too', () => {
    expect(
      recognize([
        ['ID', 'Time'],
        ['1', '05/06/2026 8:00'],
        ['1', '13/06/2026 8:00'],
      ]),
    ).toMatchObject({
      order: 'day_first',
    })
  })
})

test.each([
  ['21/06/2026', '05/21/2026'],
  ['05/11/2026', '11/13/2026', '06/11/2026', '13/11/2026'],
])('a file with dates of both orders is refused: %s, %s', (...dates) => {
  const rows = [['ID', 'Time'], ...dates.map((day) => ['1', `${day} 8:00`])]
  expect(recognize(rows)).toMatchObject({ problem: 'mixed_dates' })
})

describe('dates that a spreadsheet program turned around', () => {
  const date = (day: string) => new Date(`${day}T00:00:00Z`)
  const tableOf = (...dates: (string | number | Date)[]) =>
    recognize([['ID', 'Date', 'In', 'Out'], ...dates.map((cell) => ['1', cell, '8:00', ''])])

  it.each([
    ['day first, opened month first', [date('2026-05-11'), date('2026-11-11'), '13/11/2026', '']],
    ['month first, opened day first', [date('2026-05-11'), '11/13/2026', '11/14/2026']],
    ['of the first days of a month', [date('2026-01-11'), date('2026-02-11'), date('2026-03-11')]],
    ['of two months', [date('2026-05-10'), date('2026-05-11'), '31/10/2026', '13/11/2026']],
  ])('are found in a file %s', (_, dates) => {
    expect(tableOf(...dates)).toMatchObject({ problem: 'turned_dates' })
  })

  it.each([
    ['dates alone', [date('2026-05-11'), date('2026-06-11')]],
    ['the 13th of three months', [date('2026-01-13'), date('2026-02-13'), date('2026-03-13')]],
    ['two days of three months', [date('2026-01-11'), date('2026-02-11'), date('2026-03-12')]],
    ['texts alone', ['13/11/2026', '05/11/2026']],
    ['a text that a program would have read', [date('2026-05-11'), '13/11/2026', '05/11/2026']],
    ['one of December', [date('2026-05-11'), '13/11/2026', '05/12/2026']],
    ['dates of the same month as the texts', [date('2026-11-05'), date('2026-11-11'), '11/13/2026']],
    ['a date that is the same either way', [date('2026-11-11'), '13/11/2026']],
    ['a text that is no date', [date('2026-07-06'), '06/31/2026']],
    ['other texts', [date('2026-05-11'), '2026-11-13', 'Nov 14, 2026']],
  ])('are not seen in %s', (_, dates) => {
    expect(tableOf(...dates)).toMatchObject({ layout: 'daily' })
  })
})

describe("a clock's own file, without a header", () => {
  const found = { ...punches, headerIndex: -1, userId: 0, date: null, moment: 1 }

  it.each([
    [[['        9', '2026-11-02 07:58:11', '1', '0', '1', '0']]],
    [[[''], ['9', '2026-11-02 7:58'], ['EMP-00010', '2026-11-02 17:02:40']]],
  ])('%j is a punch a row', (rows) => {
    expect(recognize(rows)).toEqual(found)
  })

  it.each([
    [
      [
        ['9', '2026-11-02 07:58:11'],
        ['9', 'sick'],
      ],
    ],
    [[['9', '11/02/2026 07:58']]],
    [[['9', '2026-11-02']]],
    [[['Ana Santos', '2026-11-02 07:58:11']]],
    [[['9'], ['10', '2026-11-02 07:58:11']]],
    [[...Array.from({ length: 10 }, () => ['']), ['9', '2026-11-02 07:58:11']]],
  ])('%j is none', (rows) => {
    expect(recognize(rows)).toMatchObject({ problem: 'no_header' })
  })
})
