import type { Day } from '../calendar.ts'
import { tidyLine } from '../tidy-line.ts'
import type { WallTime } from '../wall-time.ts'

/** A cell as CSV (text) and spreadsheet readers give it. Spreadsheet dates have no zone and are read in UTC. */
export type Cell = string | number | boolean | Date | null

const problemsOfFile = [
  'no_user_id',
  'bad_date',
  'future_date',
  'bad_time',
  'midnight',
  'out_without_in',
  'out_before_in',
  'duplicate_in_file',
  'differs_in_file',
] as const

/** Problems that lie in what is recorded, and go when that is corrected. */
export const problemsOfRecords = [
  'unknown_employee',
  'two_employees',
  'other_branch',
  'own_day',
  'after_leaving',
  'covered_by_payslip',
  'exists_differently',
] as const

/** Every reason why a row is not imported. */
export const rowProblems = [...problemsOfFile, ...problemsOfRecords] as const

export type RowProblem = (typeof rowProblems)[number]

/**
 * One day of one person, as read. With a problem, the fields still hold everything that could be read. Without a problem
 * and without a time, the clock has nothing to record: an absence, a rest day, a total.
 */
export type ReadRow = {
  /** 1-based row in the file, the header and blank rows included. */
  line: number
  userId: string
  /** The person's name in the file; '' without one. */
  name: string
  day: Day | null
  timeIn: WallTime | null
  timeOut: WallTime | null
  problem: RowProblem | null
  /** The cells of that line as text. */
  raw: string[]
}

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
