import { texts } from '@tahi/contract'
import { parseWallTimeOrNone, timesProblem, type WallTime } from '@tahi/domain'
import { invalid } from '../../platform/errors.ts'

/**
 * Parses the times that were sent into minutes; empty is null.
 * @throws Refusal invalid when a record cannot have these times
 */
export function readTimes(sent: { timeIn?: string | undefined; timeOut?: string | undefined }): {
  timeIn: WallTime | null
  timeOut: WallTime | null
} {
  const timeIn = parseWallTimeOrNone(sent.timeIn ?? '')
  const timeOut = parseWallTimeOrNone(sent.timeOut ?? '')
  const problem = whyImpossible(timeIn, timeOut)
  if (problem) throw invalid('timeOut', problem)
  return { timeIn, timeOut }
}

/** Why a record cannot have these times; undefined when it can. */
export function whyImpossible(timeIn: WallTime | null, timeOut: WallTime | null): string | undefined {
  const problem = timesProblem(timeIn, timeOut)
  return problem ? texts.attendance.timesProblems[problem] : undefined
}
