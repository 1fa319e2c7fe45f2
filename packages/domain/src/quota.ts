import type { Day } from './calendar.ts'
import { specifiedSchedule } from './schedule.ts'
import type { Minutes, WallTime } from './wall-time.ts'

/**
 * The state of a quota: its day is in the future; on schedule for this time of day; behind; target reached; its day
 * ended without reaching it.
 */
export const quotaStandings = ['upcoming', 'onTrack', 'atRisk', 'reached', 'missed'] as const

export type QuotaStanding = (typeof quotaStandings)[number]

/** W9's working day, 07:00 to 16:00, with an hour's break at noon. */
const workingSpans: readonly { from: WallTime; until: WallTime }[] = [
  { from: specifiedSchedule.paidFrom, until: 12 * 60 },
  { from: 12 * 60 + specifiedSchedule.breakMinutes, until: specifiedSchedule.paidUntil },
]

/** Minutes worked by a time of the usual working day (W9): 0 before 07:00, 480 from 16:00 on. */
export const workedBy = (time: WallTime): Minutes =>
  workingSpans.reduce((sum, { from, until }) => sum + Math.max(0, Math.min(time, until) - from), 0)

/** Minutes of the whole usual working day. */
export const workingMinutes: Minutes = workedBy(24 * 60 - 1)

/**
 * Whole pieces expected by a time of today (W9): linear over the usual working hours, 0 before the quota's day, the
 * target after it. Never decreases over time, never exceeds the target.
 */
export function expectedProgress(quota: { target: number; day: Day; today: Day; time: WallTime }): number {
  const { target, day, today, time } = quota
  if (today < day) return 0
  if (today > day) return target
  return Math.floor((target * workedBy(time)) / workingMinutes)
}

/**
 * A quota is at risk below this per cent of the expected pieces. Pieces are reported by the bundle, so reports always
 * lag some bundles behind the sewing. That explains less than a fifth; more means that the sewing line has stopped.
 */
export const atRiskBelowPercent = 80

/** A quota is not judged in the first hour of the day: nobody reports before the first bundles are done. */
export const unjudgedMinutes: Minutes = 60

/**
 * The state of a quota (W2 Production Monitoring).
 * @param quota.expected the result of `expectedProgress` for this moment
 */
export function quotaStanding(quota: {
  progress: number
  target: number
  expected: number
  day: Day
  today: Day
}): QuotaStanding {
  const { progress, target, expected, day, today } = quota
  if (progress >= target) return 'reached'
  if (day > today) return 'upcoming'
  if (day < today) return 'missed'
  const judged = expected * workingMinutes >= target * unjudgedMinutes
  return judged && progress * 100 < expected * atRiskBelowPercent ? 'atRisk' : 'onTrack'
}

/** Why a progress entry is refused (D4). */
export type ProgressProblem = 'correctionWithoutReason' | 'belowZero'

/**
 * Why an entry may not be added to a person's progress (D4). A correction is negative and takes away at most what was
 * reported. People who keep records must give a reason; employees correct their own typing mistakes without one.
 * @param entry.reported the person's sum on this quota so far
 */
export function progressProblem(entry: {
  pieces: number
  reason: string | undefined
  reported: number
  byEmployee: boolean
}): ProgressProblem | undefined {
  const { pieces, reason, reported, byEmployee } = entry
  if (pieces > 0) return undefined
  if (!byEmployee && !reason) return 'correctionWithoutReason'
  return reported + pieces < 0 ? 'belowZero' : undefined
}
