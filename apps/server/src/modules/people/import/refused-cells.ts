import { type FieldError, texts } from '@tahi/contract'
import type { PersonFault, PersonRowProblem } from '@tahi/domain'
import { Refusal } from '../../../platform/errors.ts'
import { columnOf } from './row-body.ts'

const { person } = texts

/** The spreadsheet's problem for each error message of the form; any other message means that the change is not allowed. */
const problems: Record<string, PersonRowProblem> = {
  [texts.validation.required]: 'missing',
  [person.branchNeeded]: 'missing',
  [person.dailyRateNeeded]: 'missing',
  [person.overRateNeeded]: 'missing',
  [person.dailyRateTooHigh]: 'daily_rate_too_high',
  [person.overRateTooHigh]: 'over_rate_too_high',
  [person.birthdayProblems.future]: 'bad_birthday',
  [person.birthdayProblems.too_young]: 'bad_birthday',
  [person.birthdayProblems.too_old]: 'bad_birthday',
  [person.ratesFrom]: 'bad_date',
  [person.emailFixed]: 'email_fixed',
  [person.branchGone]: 'unknown_branch',
  [person.departmentGone]: 'unknown_department',
  [person.designationGone]: 'unknown_designation',
  [person.designationOfAnother]: 'unknown_designation',
}

/** The faults for a decision's errors. */
export const faultsOfErrors = (errors: readonly FieldError[]): PersonFault[] =>
  errors.map(({ path, msg }) => ({ column: columnOf(path), problem: problems[msg] ?? 'not_allowed' }))

/** The fault for a refusal. @throws any other error */
export function faultOfRefusal(error: unknown): PersonFault {
  if (!(error instanceof Refusal)) throw error
  if (error.code === 'not_found') return { column: 'branch', problem: 'other_branch' }
  return { column: error.message === person.givesRoles ? 'role' : 'userId', problem: 'not_allowed' }
}
