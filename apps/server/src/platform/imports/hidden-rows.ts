/** A row of a text file. */
type Row = readonly string[]

const lineEnds = /\r\n|\n|\r/g

/**
 * The line of the first row that hides others: a quotation mark that somebody left in a cell, and another one further
 * down, make one cell of everything in between. A cell may have several lines, as an address does; but then its lines
 * have fewer separators than a row would need, and its row no more cells than others.
 */
export function lineHidingRows(rows: readonly Row[], separator: string): number | undefined {
  const lengths = rows.filter((row) => !row.some(hasLines)).map(({ length }) => length)
  const cells = lengths.reduce((most, length) => Math.max(most, length), commonestLength(rows))
  const index = rows.findIndex(
    (row) =>
      row.some(hasLines) &&
      (row.length > cells || row.some((cell) => hasLines(cell) && hidesRow(cell, separator, cells))),
  )
  return index < 0 ? undefined : lineOf(rows, index)
}

/** The line of the file, from 1, in which a row begins. Rows before it may have cells of several lines. */
export const lineOf = (rows: readonly Row[], index: number): number =>
  rows
    .slice(0, index)
    .flat()
    .reduce((line, cell) => line + (cell.match(lineEnds)?.length ?? 0), index + 1)

const hasLines = (cell: string): boolean => cell.includes('\n') || cell.includes('\r')

/**
 * Whether a line of the cell is half a row or more. Of two rows that a cell joins, at least one is so: the other half may
 * lie outside of it, and programs leave out empty cells at a row's end.
 * @param cells that a whole row has
 */
function hidesRow(cell: string, separator: string, cells: number): boolean {
  const isRow = (line: string) => line.split(separator).length - 1 >= Math.max(1, (cells - 1) / 2)
  return cell.split(lineEnds).some(isRow)
}

/** The first of the commonest, as the titles are above the rows. Blank lines, and those above the titles, have one cell. */
function commonestLength(rows: readonly Row[]): number {
  const counts = new Map<number, number>()
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1)
  return [...counts].reduce((best, other) => (other[1] > best[1] ? other : best), [1, 0])[0]
}
