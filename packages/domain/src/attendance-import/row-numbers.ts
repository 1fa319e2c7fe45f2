import { type Cell, cellText, isBlank } from '../spreadsheet/cell.ts'
import { titlesIn } from '../spreadsheet/header.ts'

/** A title that says of the person, or of the row, only that it is a number. */
export const mereNumber = 'no'

/**
 * Whether the column numbers the rows, from where it is first titled so: 1, 2, 3 …, also from 1 again on each page or day.
 * What stands there without being a row's number says nothing: the title once more, 'Total', who prepared the list, or a
 * sum with nothing beside it.
 */
export function countsRows(rows: readonly (readonly Cell[])[], column: number): boolean {
  const numbers = rows
    .slice(rows.findIndex((cells) => titlesIn(cells)[column] === mereNumber))
    .filter((cells) => !isBlank(cells.toSpliced(column, 1)))
    .map((cells) => Number(cellText(cells[column]) || 'none'))
    .filter(Number.isInteger)
  const followsOn = (number: number, index: number) =>
    number === 1 || number === (numbers[index - 1] ?? 0) + 1
  return numbers.includes(2) && numbers.every(followsOn)
}
