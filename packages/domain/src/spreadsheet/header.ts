import { type Cell, cellText } from './cell.ts'

/** A title, a company's name, or a clock's name and a period may precede the table. */
export const headerSearchedRows = 10

/** No title that is looked for is longer. */
const longestTitle = 60

/**
 * A title without case, spaces, punctuation and what stands in brackets: 'Employee # (new)' is 'employeeno'. Only 'Time
 * (In)' and 'Time (Out)' are told apart by it.
 */
export const normalizedTitle = (title: string): string =>
  title
    .slice(0, longestTitle)
    .toLowerCase()
    .replaceAll('#', 'no')
    .replace(/\((?!\s*(?:in|out)\s*\)).*?\)|[^a-z0-9]/g, '')

/** The titles of a row that may be the header. */
export const titlesIn = (cells: readonly Cell[]): string[] =>
  cells.map((cell) => normalizedTitle(cellText(cell)))
