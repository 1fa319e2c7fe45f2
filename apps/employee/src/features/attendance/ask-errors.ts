import type { attendanceWords } from '@tahi/contract/employee-texts/attendance'
import type { generalWords } from '@tahi/contract/employee-texts/general'
import { limits } from '@tahi/contract/limits'
import { parseWallTimeOrNone, timesProblem } from '@tahi/domain'
import { tooLong } from '../../platform/too-long.ts'

interface Asked {
  readonly timeIn: string
  readonly timeOut: string
  readonly reason: string
}

/** What is missing or invalid, by field. Repeats the server's rules before anything is sent. */
export function askErrors(
  { timeIn, timeOut, reason }: Asked,
  { ask }: (typeof attendanceWords)['en'],
  general: (typeof generalWords)['en'],
): Partial<Record<keyof Asked, string>> {
  const [began, ended] = [parseWallTimeOrNone(timeIn), parseWallTimeOrNone(timeOut)]
  const long = tooLong(reason, limits.textLength, general)
  return {
    ...(began === null && { timeIn: ask.timeInMissing }),
    ...(began !== null && timesProblem(began, ended) && { timeOut: ask.outBeforeIn }),
    ...(reason.trim().length < limits.shortestReason && { reason: ask.reasonMissing }),
    ...(long && { reason: long }),
  }
}
