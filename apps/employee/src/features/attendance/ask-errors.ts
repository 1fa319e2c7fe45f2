import type { attendanceWords } from '@tahi/contract/employee-texts/attendance'
import { limits } from '@tahi/contract/limits'
import { parseWallTime, timesProblem } from '@tahi/domain'

interface Asked {
  readonly timeIn: string
  readonly timeOut: string
  readonly reason: string
}

/** What is missing or invalid, by field. Repeats the server's rules before anything is sent. */
export function askErrors(
  { timeIn, timeOut, reason }: Asked,
  { ask }: (typeof attendanceWords)['en'],
): Partial<Record<keyof Asked, string>> {
  const [began, ended] = [parseWallTime(timeIn) ?? null, parseWallTime(timeOut) ?? null]
  return {
    ...(began === null && { timeIn: ask.timeInMissing }),
    ...(began !== null && timesProblem(began, ended) && { timeOut: ask.outBeforeIn }),
    ...(reason.trim().length < limits.shortestReason && { reason: ask.reasonMissing }),
  }
}
