import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Cell } from '../spreadsheet/cell.ts'
import { findPersonColumns, peopleDayColumns } from './columns.ts'
import { readPeopleTable } from './people-table.ts'
import { type PersonColumn, personColumnTitles } from './titles.ts'

const all = Object.values(personColumnTitles)

describe('the columns of people', () => {
  it.each([
    [['User ID', 'Contact'], { userId: 0, contact: 1 }],
    [[' CONTACT ', 'user id', 'Salary'], { contact: 0, userId: 1 }],
    [
      ['UserID', 'E-mail', 'ZIP-Code', 'hourly  overtime rate'],
      { userId: 0, email: 1, zipcode: 2, overRate: 3 },
    ],
    [
      ['Employee No.', 'Apelyido', 'Pangalan', 'Kaarawan', 'Arawang Sahod', 'Email Address'],
      { userId: 0, lastName: 1, firstName: 2, birthday: 3, dailyRate: 4, email: 5 },
    ],
    [['Employee No.', 'User ID', 'Surname', 'Last Name'], { userId: 1, lastName: 3 }],
    [['Employee #', 'Surname', 'Daily Rate (PHP)'], { userId: 0, lastName: 1, dailyRate: 2 }],
  ])('%j are found by their names', (header, columns) => {
    expect(findPersonColumns([['Employees', null], [], header])).toMatchObject({ headerIndex: 2, columns })
  })

  it.each([[[]], [['User ID']], [['First Name', 'Last Name']], [['Id', 'Amount']]])(
    '%j are none',
    (header) => {
      expect(findPersonColumns([header])).toBeUndefined()
    },
  )

  it.each([
    [['User ID', 'Daily Rate', 'Hourly Overtime Rate', 'daily-rate'], 'dailyRate'],
    [['Email', 'City', 'E-Mail'], 'email'],
    [['Email', 'Surname', 'Apelyido'], 'lastName'],
  ])('%j are refused, as two of them are the same', (header, column) => {
    expect(readPeopleTable([['Employees'], header, ['1', '2', '3', '4']])).toEqual({
      problem: 'repeated_column',
      column,
    })
  })

  it('are those of the likeliest header, where none has a User ID or an e-mail address', () => {
    expect(readPeopleTable([['Birthday'], ['Surname', 'Given Name', 'Amount'], ['Santos']])).toEqual({
      problem: 'no_columns',
      found: ['lastName', 'firstName'],
    })
    expect(readPeopleTable([['User ID', 'Amount']])).toEqual({ problem: 'no_columns', found: ['userId'] })
    expect(readPeopleTable([['Amount']])).toEqual({ problem: 'no_columns', found: [] })
  })

  it('may stand beside others that are the same', () => {
    expect(readPeopleTable([['User ID', 'City', 'Remarks', 'Remarks', '', '']])).toMatchObject({ rows: [] })
  })

  test('whatever their order', () => {
    const orders = fc.shuffledSubarray(all, { minLength: all.length })
    fc.assert(
      fc.property(orders, (header) => {
        const columns = findPersonColumns([header])?.columns ?? {}
        for (const [key, index] of Object.entries(columns))
          expect(header[index]).toBe(personColumnTitles[key as PersonColumn])
        expect(Object.keys(columns)).toHaveLength(all.length)
      }),
    )
  })
})

test('days stand under Birthday and Rates From', () => {
  expect(peopleDayColumns([['Staff'], ['Rates From', 'User ID', 'Birthday', 'Daily Rate']])).toEqual([2, 0])
  expect(peopleDayColumns([['User ID', 'City']])).toEqual([])
  expect(peopleDayColumns([['Remarks']])).toEqual([])
})

const rowsIn = (table: ReturnType<typeof readPeopleTable>) => ('rows' in table ? table.rows : [])
const rowsOf = (title: string, ...cells: Cell[]) =>
  rowsIn(readPeopleTable([['User ID', title], ...cells.map((cell, index) => [`E${index}`, cell])]))

describe('a cell', () => {
  it.each<[string, Cell, unknown]>([
    ['Birthday', '1985-05-17', { birthday: '1985-05-17' }],
    ['Birthday', '5/17/1985', { birthday: '1985-05-17' }],
    ['Birthday', '17/05/1985', { birthday: '1985-05-17' }],
    ['Birthday', new Date('1985-05-17T00:00:00Z'), { birthday: '1985-05-17' }],
    ['Birthday', 31_184, { birthday: '1985-05-17' }],
    ['Birthday', 'May 17, 1985', { birthday: '1985-05-17' }],
    ['Rates From', '2026-01-01', { ratesFrom: '2026-01-01' }],
    ['Daily Rate', 537.5, { dailyRate: 537.5 }],
    ['Daily Rate', 537.500000001, { dailyRate: 537.5 }],
    ['Daily Rate', '1,234,567.50', { dailyRate: 1_234_567.5 }],
    ['Daily Rate', '₱ 1,234.5', { dailyRate: 1234.5 }],
    ['Daily Rate', 'PHP500', { dailyRate: 500 }],
    ['Hourly Overtime Rate', '0', { overRate: 0 }],
    ['Gender', 'Female', { gender: 'female' }],
    ['Gender', 'M', { gender: 'male' }],
    ['Kasarian', 'Babae', { gender: 'female' }],
    ['Kasarian', 'LALAKI', { gender: 'male' }],
    ['Zip Code', 3012, { zipcode: '3012' }],
    ['Contact', 9_171_112_222, { contact: '09171112222' }],
    ['Contact', '9171112222', { contact: '9171112222' }],
    ['Contact', 442_123_456, { contact: '442123456' }],
    ['Contact', '9171112222.0', { contact: '09171112222' }],
    ['Contact', '0917.111.2222', { contact: '0917.111.2222' }],
    ['Zip Code', 400, { zipcode: '0400' }],
    ['Zip Code', '400', { zipcode: '400' }],
    ['Zip Code', '3000.0', { zipcode: '3000' }],
    ['Zip Code', '0400.00', { zipcode: '0400' }],
    ['Clock Number', '7.0', { clockNumber: '7' }],
    ['Clock Number', 7, { clockNumber: '7' }],
    ['Clock Number', 'E-3.0', { clockNumber: 'E-3.0' }],
    ['Street Address', '12E3', { streetAddress: '12E3' }],
    ['First Name', '  Ana  ', { firstName: 'Ana' }],
    ['Last Name', 'Dela\u00a0Cruz\r\n', { lastName: 'Dela Cruz' }],
    ['First Name', '   ', {}],
    ['Daily Rate', null, {}],
    ['Birthday', '-', {}],
  ])('%s %j says %j', (title, cell, said) => {
    expect(rowsOf(title, cell)[0]).toMatchObject({ line: 2, problems: [] })
    expect(rowsOf(title, cell)[0]?.cells).toEqual({ userId: 'E0', ...(said as object) })
  })

  it.each([
    ['Contact', '9171112222', '09171112222'],
    ['Contact', '0442123456', '0442123456'],
    ['Contact', '442123456', '442123456'],
    ['Zip Code', '400', '0400'],
    ['Zip Code', '3012', '3012'],
    ['Clock Number', '400', '400'],
  ])('%s %s of a CSV file, which a spreadsheet program saved, says %s', (title, cell, said) => {
    const [row] = rowsIn(
      readPeopleTable(
        [
          ['User ID', title],
          ['E0', cell],
        ],
        true,
      ),
    )
    expect(Object.values(row?.cells ?? {})).toEqual(['E0', said])
  })

  it.each<[string, Cell, string]>([
    ['Birthday', '31/31/1985', 'bad_date'],
    ['Birthday', '1985-02-30', 'bad_date'],
    ['Birthday', '8:00', 'bad_date'],
    ['Birthday', '1850-01-01', 'bad_date'],
    ['Birthday', '5/6/90', 'short_year'],
    ['Birthday', '25-12-90', 'short_year'],
    ['Birthday', '5/6/90 0:00', 'short_year'],
    ['Last Name', '#N/A', 'failed_formula'],
    ['Daily Rate', '#DIV/0!', 'failed_formula'],
    ['Rates From', 'soon', 'bad_date'],
    ['Daily Rate', '1,23', 'bad_amount'],
    ['Daily Rate', '12.345', 'bad_amount'],
    ['Daily Rate', -1, 'bad_amount'],
    ['Daily Rate', 1.001, 'bad_amount'],
    ['Daily Rate', true, 'bad_amount'],
    ['Hourly Overtime Rate', 'five', 'bad_amount'],
    ['Gender', 'other', 'bad_choice'],
    ['Gender', 'constructor', 'bad_choice'],
    ['Contact', '9.17E+09', 'cut_number'],
    ['Contact', 9.17e21, 'cut_number'],
    ['Zip Code', '3E+03', 'cut_number'],
    ['Clock Number', '1E3', 'cut_number'],
    ['Clock Number', '1.00e+03', 'cut_number'],
  ])('%s %j is a problem: %s', (title, cell, problem) => {
    const [row] = rowsOf(title, cell)
    expect(row?.problems).toEqual([{ column: expect.any(String), problem }])
    expect(row?.cells).toEqual({ userId: 'E0' })
  })

  test('any amount of whole centavos comes back as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), (centavos) => {
        const written = (centavos / 100).toLocaleString('en', { minimumFractionDigits: 2 })
        for (const cell of [centavos / 100, written, `₱${written}`])
          expect(rowsOf('Daily Rate', cell)[0]?.cells.dailyRate).toBe(centavos / 100)
      }),
    )
  })
})

describe('dates that a spreadsheet program turned around', () => {
  const date = (day: string) => new Date(`${day}T00:00:00Z`)
  const read = (title: string, cells: readonly Cell[]) =>
    readPeopleTable([['User ID', title], ...cells.map((cell, index) => [`E${index}`, cell])])

  it.each<[string, string, Cell[]]>([
    ['day first, opened month first', 'Birthday', [date('1998-05-11'), date('1985-02-07'), '25/12/1990']],
    ['month first, opened day first', 'Birthday', [date('1998-05-11'), '12/25/1990', '', 'Nov 21, 1998']],
    ['of December', 'Birthday', [date('1998-05-12'), '25/12/1990']],
    ['with a pay rate from such a day', 'Rates From', [date('2026-05-11'), '16/11/2026']],
  ])('refuse a file %s', (_, title, cells) => {
    expect(read(title, cells)).toEqual({ problem: 'turned_dates' })
  })

  it.each<[string, string, Cell[]]>([
    ['dates alone', 'Birthday', [date('1998-05-11'), date('1985-02-07')]],
    ['texts alone', 'Birthday', ['25/12/1990', '05/11/1998']],
    ['a text that a program would have read', 'Birthday', [date('1998-05-11'), '25/12/1990', '05/11/1998']],
    ['a date with a day above 12', 'Birthday', [date('1998-05-11'), date('1985-02-27'), '12/25/1990']],
    ['a date that is the same either way', 'Birthday', [date('1998-11-11'), '25/12/1990']],
    ['other texts', 'Birthday', [date('1998-05-11'), '1990-12-25', 'Nov 14, 1987']],
    ['rates from the first of another month', 'Rates From', [date('2026-05-01'), '16/11/2026']],
  ])('are not seen in %s', (_, title, cells) => {
    expect(rowsIn(read(title, cells))).toHaveLength(cells.length)
  })
})

describe('the rows', () => {
  it('are read day first when a date of the file can only be so', () => {
    expect(rowsOf('Birthday', '13/05/1985', '04/05/1985').map(({ cells }) => cells.birthday)).toEqual([
      '1985-05-13',
      '1985-05-04',
    ])
  })

  it('may have several problems, and name every one', () => {
    const table = readPeopleTable([
      ['Email', 'Birthday', 'Gender', 'Daily Rate'],
      ['a@example.com', 'x', 'x', 'x'],
    ])
    expect(rowsIn(table)[0]?.problems).toEqual([
      { column: 'birthday', problem: 'bad_date' },
      { column: 'gender', problem: 'bad_choice' },
      { column: 'dailyRate', problem: 'bad_amount' },
    ])
  })

  it('are counted as the file has them, blank ones passed over', () => {
    const table = readPeopleTable([['User ID', 'City'], [], ['E1', 'Angat'], [null, ''], ['e1', 'Pandi']])
    expect(rowsIn(table).map(({ line, problems }) => [line, problems])).toEqual([
      [3, []],
      [5, [{ column: 'userId', problem: 'duplicate_in_file' }]],
    ])
  })

  it('name the same e-mail address once, whatever its case', () => {
    const table = readPeopleTable([
      ['Email', 'City'],
      ['a@example.com', 'Angat'],
      ['A@Example.com', 'Angat'],
      ['', 'Angat'],
      ['', 'Pandi'],
    ])
    expect(rowsIn(table).map(({ problems }) => problems.length)).toEqual([0, 1, 0, 0])
  })
})

describe('dates that may be either way round', () => {
  const daysOf = (...cells: Cell[]) =>
    rowsIn(
      readPeopleTable([['User ID', 'Birthday'], ...cells.map((cell, index) => [`E${index}`, cell])]),
    ).map(({ cells: { birthday }, problems }) => birthday ?? problems[0]?.problem)

  it('are each read as they can only be meant, and not read where they may be either', () => {
    expect(daysOf('25/12/1990', '12/25/1990', '05/11/1998', '05/05/1998', 'Nov 5, 1998')).toEqual([
      '1990-12-25',
      '1990-12-25',
      'either_date',
      '1998-05-05',
      '1998-11-05',
    ])
  })

  it('are not read where no other date tells their order', () => {
    expect(daysOf('05/11/1998', '04/04/1998', '', '0/5/1998')).toEqual([
      'either_date',
      '1998-04-04',
      undefined,
      'bad_date',
    ])
    const [row] = rowsOf('Rates From', '01/12/2026')
    expect(row).toMatchObject({ problems: [{ column: 'ratesFrom', problem: 'either_date' }] })
    expect(row?.cells).toEqual({ userId: 'E0' })
  })

  it('leave no doubt where all others have one order', () => {
    expect(daysOf('25/12/1990', '05/11/1998')).toEqual(['1990-12-25', '1998-11-05'])
    expect(daysOf('12/25/1990', '05/11/1998')).toEqual(['1990-12-25', '1998-05-11'])
  })
})
