import { describe, expect, it, test } from 'vitest'
import type { Cell } from '../spreadsheet/cell.ts'
import type { DateOrder } from '../spreadsheet/date-order.ts'
import { recognizeColumns } from './columns.ts'

const today = '2026-11-28'

const read = (...dates: Cell[]) =>
  recognizeColumns([['ID', 'Date', 'In', 'Out'], ...dates.map((date) => ['1', date, '8:00', ''])], { today })

const either = (text: string, ...days: string[]) => ({ problem: 'either_dates', either: { text, days } })

describe('dates without a number above 12', () => {
  test.each([
    [['05/11/2026'], 'day_first'],
    [['11/05/2026'], 'month_first'],
    [['05/11/2026 08:00', '06/11/2026 08:00'], 'day_first'],
    [['05-11-2026', '11-11-2026'], 'day_first'],
    // September 11 and October 11 would not both be of the last 60 days.
    [['09/11/2026', '10/11/2026'], 'day_first'],
    // December 11 is still to come.
    [['11/12/2026'], 'month_first'],
    [['11/12/2026', '12/01/2026'], 'month_first'],
    [['09/29/2026'], 'month_first'],
  ])('%j are of the last weeks when they are %s', (dates, order) => {
    expect(read(...dates)).toMatchObject({ order })
  })

  test.each([
    [['10/11/2026'], either('10/11/2026', '2026-10-11', '2026-11-10')],
    [['11/11/2026', '10/11/2026 8:00'], either('10/11/2026 8:00', '2026-10-11', '2026-11-10')],
    [['10/11/2026', '12/11/2026'], either('10/11/2026', '2026-10-11', '2026-11-10')],
    [['05/06/2026', '01/02/2026'], either('05/06/2026', '2026-05-06', '2026-06-05')],
    [['01/12/2027'], either('01/12/2027', '2027-01-12', '2027-12-01')],
    [['05/11/2025'], either('05/11/2025', '2025-05-11', '2025-11-05')],
    [
      ['01/04/2026', '02/04/2026', '03/04/2026', '03/05/2026'],
      either('01/04/2026', '2026-01-04', '2026-04-01'),
    ],
  ])('%j are refused, as they may be either', (dates, problem) => {
    expect(read(...dates)).toMatchObject(problem)
  })

  it('are in no doubt in a year in which nothing is recorded', () => {
    expect(read('05/06/1999', '05/06/2101')).toMatchObject({ order: 'month_first' })
  })

  it('are of 60 days at most', () => {
    const of = (day: string) =>
      recognizeColumns(
        [
          ['ID', 'Date/Time'],
          ['1', '05/11/2026 8:00'],
        ],
        { today: day },
      )
    expect(of('2027-01-04')).toMatchObject({ order: 'day_first' })
    expect(of('2027-01-05')).toMatchObject({ problem: 'either_dates' })
  })

  it('are in doubt only where they are dates', () => {
    expect(read('11/11/2026', '0/5/2026', '10/11/2026 x', 'Total')).toMatchObject({ order: 'month_first' })
    expect(read('40/05/2026', '05/40/2026', '11/05/2026')).toMatchObject({ order: 'month_first' })
  })
})

describe('the order of earlier files with the same columns', () => {
  const header = ['ID', 'Date', 'In', 'Out']
  const usually = (order: DateOrder, ...dates: Cell[]) =>
    recognizeColumns([['', 'Clock 1'], header, ...dates.map((date) => ['1', date, '8:00', ''])], {
      today,
      usualOrder: (titles) => (titles.join() === header.join() ? order : undefined),
    })

  it.each<[DateOrder, string]>([
    ['month_first', '2026-10-11'],
    ['day_first', '2026-11-10'],
  ])('decides a date that may be either: %s', (order, date) => {
    const told = { text: '10/11/2026', date }
    expect(usually(order, '11/11/2026', '10/11/2026')).toMatchObject({ order, told })
  })

  it('decides nothing that the file tells by itself', () => {
    expect(usually('month_first', '13/11/2026', '10/11/2026')).toMatchObject({
      order: 'day_first',
      told: 'by the file',
    })
    expect(usually('month_first', '05/11/2026')).toMatchObject({ order: 'day_first', told: 'by the file' })
  })

  it('is not needed, nor told, where dates can be read in one way only', () => {
    expect(usually('day_first', '2026-11-10', '11/11/2026')).not.toHaveProperty('told')
  })

  it('does not turn the dates of a spreadsheet around', () => {
    expect(usually('day_first', new Date('2026-05-11T00:00:00Z'))).toMatchObject({ problem: 'either_dates' })
  })
})

describe('one or two dates of a spreadsheet', () => {
  const date = (day: string) => new Date(`${day}T00:00:00Z`)

  it('are refused when they are of the last weeks only after they are turned around', () => {
    expect(read(date('2026-05-11'))).toMatchObject(either('2026-05-11', '2026-05-11', '2026-11-05'))
    expect(read(date('2026-05-11'), date('2026-06-11'))).toMatchObject({ problem: 'either_dates' })
  })

  it.each([
    ['of the last weeks as they are', [date('2026-10-11')]],
    ['of long ago either way', [date('2026-05-04')]],
    ['above the 12th', [date('2026-05-11'), date('2026-05-13')]],
    ['times alone', [date('1899-12-30')]],
  ])('are taken when they are %s', (_, dates) => {
    expect(read(...dates)).toMatchObject({ layout: 'daily' })
  })
})

describe('years of two digits', () => {
  test.each([
    [['11/13/26', '11/2/26'], 'month_first'],
    [['13/11/26', '2/11/26'], 'day_first'],
    [['05/11/26 08:00'], 'day_first'],
    [['8-3-26', '8-13-26'], 'month_first'],
    // Of months ago: 2013 would be further away.
    [['13/08/26', '14/08/26'], 'day_first'],
    // 2025 would be a year ago, and the 27th is no year yet.
    [['25/11/26', '26/11/26'], 'day_first'],
    [['25/08/26', '27/08/26'], 'day_first'],
    // The same day either way.
    [['26/08/26'], 'day_first'],
  ])('%j are the last number: %s', (dates, order) => {
    expect(read(...dates)).toMatchObject({ order, told: 'by the file' })
  })

  test.each([
    [['26/8/13', '26/8/14'], either('26/8/13', '2013-08-26', '2026-08-13')],
    [['26-11-27'], either('26-11-27', '2027-11-26', '2026-11-27')],
    [['26/11/25 8:00'], either('26/11/25 8:00', '2025-11-26', '2026-11-25')],
    [['24.8.13'], either('24.8.13', '2013-08-24', '2024-08-13')],
    [['25/08/26'], either('25/08/26', '2026-08-25', '2025-08-26')],
    [['10/11/26'], either('10/11/26', '2026-10-11', '2026-11-10')],
  ])('%j are refused, as they may be either', (dates, problem) => {
    expect(read(...dates)).toMatchObject(problem)
  })

  it('are refused in both orders', () => {
    expect(read('11/13/26', '13/11/2026')).toMatchObject({ problem: 'mixed_dates' })
  })
})
