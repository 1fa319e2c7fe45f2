import { describe, expect, it } from 'vitest'
import type { Cell } from '../spreadsheet/cell.ts'
import { recognizeColumns } from './columns.ts'

const recognize = (rows: Cell[][]) => recognizeColumns(rows, { today: '2026-06-21' })

describe("a mere 'No.'", () => {
  const of = (header: string[], ...numbers: string[]) =>
    recognize([header, ...numbers.map((number) => [number, 'Ana', '2026-06-02 8:00', '8:00', '17:00'])])

  it.each([
    [['No.', 'Name', 'Date/Time'], 'punches'],
    [['No.', 'Name', 'Date', 'Time'], 'punches'],
    [['#', 'Name', 'Date', 'In', 'Out'], 'daily'],
  ])('is the number of who is named beside it: %j', (header, layout) => {
    for (const numbers of [['7', '7', '9'], ['1'], ['1', '1', '1'], ['1', '1', '2', '2'], []])
      expect(of(header, ...numbers)).toMatchObject({ layout, userId: 0 })
  })

  it.each<[string, Cell[][]]>([
    ['a footer', [['Prepared by: Luz'], [null, 'Total', '3 people']]],
    [
      'the titles once more, and its next rows',
      [
        ['No.', 'Name', 'Date', 'In', 'Out'],
        [4, 'Dan', '2026-06-02'],
      ],
    ],
    [
      'a page that begins anew',
      [
        [1, 'Dan', '2026-06-03'],
        [2, 'Eva', '2026-06-03'],
      ],
    ],
    ['a sum', [[3]]],
  ])('counts the rows also before %s', (_, below) => {
    const rows = [1, 2, 3].map((number) => [number, 'Ana', '2026-06-02', '8:00', '17:00'])
    expect(recognize([['No.', 'Name', 'Date', 'In', 'Out'], ...rows, ...below])).toMatchObject({
      missing: ['userId'],
    })
  })

  it('is none where nobody is named, or where it counts the rows', () => {
    expect(of(['No.', 'Where', 'Date/Time'], '7', '7')).toMatchObject({ missing: ['userId'] })
    expect(of(['No.', 'Name', 'Date/Time'], '1', '2', '3')).toMatchObject({ missing: ['userId'] })
    expect(recognize([['No.', 'ID', 'Name', 'Date/Time']])).toMatchObject({ userId: 1 })
  })
})
