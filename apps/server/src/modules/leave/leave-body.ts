import { type createLeave, limits, type Request, texts } from '@tahi/contract'
import { leavePeriodProblem, type Period } from '@tahi/domain'
import { invalid } from '../../platform/errors.ts'

/** The body of a request to save a leave. */
export type LeaveBody = Request<typeof createLeave>['body']

const sentences = { end_before_start: texts.leave.endBeforeStart, too_long: texts.leave.tooLong }

/** @throws Refusal invalid at `dateEnd` when the days cannot be those of a leave */
export function refusePeriod(period: Period): void {
  const problem = leavePeriodProblem(period, limits.leaveDays)
  if (problem) throw invalid('dateEnd', sentences[problem])
}
