import { type createLeave, limits, type Request, texts } from '@tahi/contract'
import { addDays, type Day, leavePeriodProblem, type Period } from '@tahi/domain'
import { invalid } from '../../platform/errors.ts'
import type { Work } from '../../platform/work.ts'

/** The body of a request to save a leave. */
export type LeaveBody = Request<typeof createLeave>['body']

/** @throws Refusal invalid at `dateEnd` when the days cannot be those of a leave */
export function refusePeriod(period: Period): void {
  const problem = leavePeriodProblem(period, limits.leaveDays)
  if (problem) throw invalid('dateEnd', texts.leave.periodProblems[problem])
}

/**
 * Refuses a first day long ago, or far ahead. No record has the first day of a person's employment: the account may be
 * years younger, and a leave that had begun when the company took up Tahi belongs to its records.
 * @throws Refusal invalid at `date`
 */
export function refuseStart({ today }: Pick<Work, 'today'>, from: Day): void {
  if (from < addDays(today, -limits.leaveDaysBack)) throw invalid('date', texts.leave.tooLongAgo)
  if (from > addDays(today, limits.leaveDaysAhead)) throw invalid('date', texts.leave.tooFarAhead)
}
