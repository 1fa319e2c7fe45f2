import type { Day } from './calendar.ts'
import { specifiedSchedule } from './schedule.ts'
import type { Minutes, WallTime } from './wall-time.ts'

/**
 * How a quota stands: its day is to come; it is where it should be at this hour; it falls behind; its target is
 * reached; its day is over without it.
 */
export const quotaStandings = ['upcoming', 'onTrack', 'atRisk', 'reached', 'missed'] as const

export type QuotaStanding = (typeof quotaStandings)[number]

/** W9's working day, 07:00 to 16:00, with its break of an hour at noon. */
const workingSpans: readonly { from: WallTime; until: WallTime }[] = [
  { from: specifiedSchedule.paidFrom, until: 12 * 60 },
  { from: 12 * 60 + specifiedSchedule.breakMinutes, until: specifiedSchedule.paidUntil },
]

/** Minutes that were worked by a time of the usual working day (W9): 0 before 07:00, 480 from 16:00 on. */
export const workedBy = (time: WallTime): Minutes =>
  workingSpans.reduce((sum, { from, until }) => sum + Math.max(0, Math.min(time, until) - from), 0)

/** Of the whole usual working day. */
export const workingMinutes: Minutes = workedBy(24 * 60 - 1)

/**
 * Whole pieces that should be there by a time of today: linear over the usual working hours, 0 before the quota's day,
 * its target afterwards (W9). Never decreasing as time passes, never above the target.
 */
export function expectedProgress(quota: { target: number; day: Day; today: Day; time: WallTime }): number {
  const { target, day, today, time } = quota
  if (today < day) return 0
  if (today > day) return target
  return Math.floor((target * workedBy(time)) / workingMinutes)
}

/**
 * Per cent of what is expected below which a quota is at risk. Pieces are reported by the bundle, so what was reported
 * is always some bundles behind what was sewn: less than a fifth behind is that, and more is a line that stands.
 */
export const atRiskBelowPercent = 80

/** A day's first hour is not judged: nobody reports before the first bundles are done. */
export const unjudgedMinutes: Minutes = 60

/**
 * How a quota stands (W2 Production Monitoring).
 * @param quota.expected what `expectedProgress` gives at this moment
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

/** Why an entry of progress cannot be (D4). */
export type ProgressProblem = 'correctionWithoutReason' | 'belowZero'

/**
 * Whether an entry may be added to what a person reported so far (D4): a correction is negative and takes away no more
 * than was reported. Those who keep records say why; employees correct a slip of their own finger, for which there is
 * nothing to say.
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
