/** What only the file can mend. */
const problemsOfFile = [
  'missing',
  'unreadable',
  'bad_email',
  'bad_date',
  'short_year',
  'either_date',
  'bad_birthday',
  'bad_amount',
  'bad_choice',
  'cut_number',
  'failed_formula',
  'daily_rate_too_high',
  'over_rate_too_high',
  'too_long',
  'duplicate_in_file',
] as const

/** Problems that lie in what is recorded, and go when that is corrected. */
export const personProblemsOfRecords = [
  'email_taken',
  'deactivated',
  'email_fixed',
  'clock_number_taken',
  'unknown_user_id',
  'unknown_branch',
  'other_branch',
  'unknown_department',
  'unknown_designation',
  'not_allowed',
  'changed_meanwhile',
] as const

/** What can be wrong with a cell of a spreadsheet of people. */
export const personRowProblems = [...problemsOfFile, ...personProblemsOfRecords] as const

export type PersonRowProblem = (typeof personRowProblems)[number]
