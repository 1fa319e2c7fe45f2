import type { Day } from '../calendar.ts'
import type { WallTime } from '../wall-time.ts'

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
  // Its time in stays wrong when the day before is corrected.
  'after_midnight',
] as const

/** Problems that lie in what is recorded, and go when that is corrected. */
export const problemsOfRecords = [
  'unknown_employee',
  'two_employees',
  // Named once by user ID and once by clock number: they may be two people once a number is corrected.
  'named_twice',
  'differs_by_number',
  'other_branch',
  'own_day',
  'after_leaving',
  'covered_by_payslip',
  'exists_differently',
  // Nobody knows what came before its night, until the day before is recorded.
  'unknown_night',
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
  /** The cells of that line as text; beside a time that cannot be read, the day's others (`pairPunches`). */
  raw: string[]
}
