import { type FieldError, texts } from '@tahi/contract'
import type { PersonFault, PersonRowProblem } from '@tahi/domain'
import { Refusal } from '../../../platform/errors.ts'
import { columnOf } from './row-body.ts'

const { person } = texts

/** What the sentences of a form's errors are called in a spreadsheet; any other is about what may not be done. */
const problems: Record<string, PersonRowProblem> = {
  [texts.validation.required]: 'missing',
  [person.branchNeeded]: 'missing',
  [person.dailyRateNeeded]: 'missing',
  [person.overRateNeeded]: 'missing',
  [person.dailyRateTooHigh]: 'bad_amount',
  [person.overRateTooHigh]: 'bad_amount',
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

/** The faults that a decision's errors are. */
export const faultsOfErrors = (errors: readonly FieldError[]): PersonFault[] =>
  errors.map(({ path, msg }) => ({ column: columnOf(path), problem: problems[msg] ?? 'not_allowed' }))

/** The fault that a refusal is. @throws what is none */
export function faultOfRefusal(error: unknown): PersonFault {
  if (!(error instanceof Refusal)) throw error
  if (error.code === 'not_found') return { column: 'branch', problem: 'other_branch' }
  return { column: error.message === person.givesRoles ? 'role' : 'userId', problem: 'not_allowed' }
}
