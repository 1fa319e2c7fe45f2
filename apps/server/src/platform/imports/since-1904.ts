import { type Cell, millisecondsPerDay } from '@tahi/domain'

/** Between 1899-12-30, from which everybody counts, and 1904-01-01. */
const daysBetween = 1462

/** The first two days stand for times alone, as those before 1901 do elsewhere. */
const timesAlone = { from: Date.UTC(1904, 0, 1), before: Date.UTC(1904, 0, 3) }

const isTimeAlone = (date: Date): boolean =>
  date.getTime() >= timesAlone.from && date.getTime() < timesAlone.before

/**
 * The cells of a spreadsheet that counts its days from 1904, as if it counted as all others do. The library moves every
 * cell with a format of dates, so that 8:00 is a day of 1904, and no number without one, though it may be a day.
 * @param dayColumns where a mere number is a day
 */
export const since1904 = (cells: readonly (readonly Cell[])[], dayColumns: readonly number[]): Cell[][] =>
  cells.map((row) =>
    row.map((cell, column) => {
      if (cell instanceof Date && isTimeAlone(cell))
        return new Date(cell.getTime() - daysBetween * millisecondsPerDay)
      const isDay = typeof cell === 'number' && cell >= 1 && dayColumns.includes(column)
      return isDay ? cell + daysBetween : cell
    }),
  )
