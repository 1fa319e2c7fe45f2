import type { generalWords } from '@tahi/contract/employee-texts/general'
import type { leaveWords } from '@tahi/contract/employee-texts/leave'
import { limits } from '@tahi/contract/limits'
import { type LeaveType, leavePeriodProblem } from '@tahi/domain'
import { tooLong } from '../../platform/too-long.ts'

/** The form's values; '' while nothing is chosen. */
export interface LeaveValues {
  readonly leaveType: LeaveType | ''
  readonly date: string
  readonly dateEnd: string
  readonly details: string
}

type Words = (typeof leaveWords)['en']

/** What is wrong with a request, by field. The server has the same rules (D4). */
export function formProblems(
  { leaveType, date, dateEnd, details }: LeaveValues,
  words: Words,
  general: (typeof generalWords)['en'],
): Partial<Record<keyof LeaveValues, string>> {
  const period = date && dateEnd ? leavePeriodProblem({ from: date, to: dateEnd }, limits.leaveDays) : null
  const periodWords = { end_before_start: words.end_before_start, too_long: words.too_long(limits.leaveDays) }
  const long = tooLong(details, limits.textLength, general)
  return {
    ...(leaveType === '' && { leaveType: words.chooseType }),
    ...(date === '' && { date: general.required }),
    ...(dateEnd === '' ? { dateEnd: general.required } : period && { dateEnd: periodWords[period] }),
    ...(long && { details: long }),
  }
}
