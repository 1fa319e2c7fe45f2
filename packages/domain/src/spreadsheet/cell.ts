import type { Day } from '../calendar.ts'
import { tidyLine } from '../tidy-line.ts'

/** A cell as CSV (text) and spreadsheet readers give it. Spreadsheet dates have no zone and are read in UTC. */
export type Cell = string | number | boolean | Date | null

/**
 * The cell as text: a tidy line, '' for an empty one. A Date as people read it: '2026-11-22', '2026-11-22 16:10', and
 * '16:10' for a time alone, whose day is the epoch of spreadsheets.
 */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (!(cell instanceof Date)) return tidyLine(String(cell))
  if (Number.isNaN(cell.getTime())) return ''
  const [day = '', time = ''] = nearestSecond(cell.getTime()).toISOString().slice(0, 16).split('T')
  if (isTimeAlone(day)) return time
  return time === '00:00' ? day : `${day} ${time}`
}

export const isBlank = (cells: readonly Cell[]): boolean => cells.every((cell) => cellText(cell) === '')

/** Fractions of a day are binary: 16:10 may arrive as 16:09:59.9999. */
export const nearestSecond = (milliseconds: number): Date => new Date(Math.round(milliseconds / 1000) * 1000)

/** A cell with a time alone has 1899-12-30, 1899-12-31 or 1900-01-01 as its day, depending on its reader. */
export const isTimeAlone = (day: Day): boolean => day.startsWith('1899') || day.startsWith('1900')
