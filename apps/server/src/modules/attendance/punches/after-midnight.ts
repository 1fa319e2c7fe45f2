import { type Day, isAfterMidnight, nightEndsAt, nightUntil, type WallTime } from '@tahi/domain'
import { sql } from 'kysely'
import type { Moment } from '../../../platform/clock.ts'
import { wholeScope, within } from '../../../platform/scope.ts'
import type { Reading } from '../../../platform/work.ts'
import { scheduleOn } from '../schedule.ts'

/** The day before a tap, with a time in and no time out. */
export interface OpenYesterday {
  /** The record's. */
  readonly id: string
  readonly day: Day
  readonly timeIn: WallTime
  /** Until when a first tap of the next day is taken for going home. */
  readonly until: WallTime
}

interface Row extends Omit<OpenYesterday, 'until'> {
  /** When the shift of the tap's day starts, or its usual hours. */
  shiftStart: WallTime
  /** The time in of the tap's day. */
  timeInThen: WallTime | null
}

/** The caller's day before `today`, while a tap at `time` may be its going home: only in the night. */
export async function findOpenYesterday(
  work: Pick<Reading, 'queries' | 'scope'>,
  moment: Pick<Moment, 'today' | 'time'>,
): Promise<OpenYesterday | undefined> {
  const row = await find(work, moment)
  if (!row) return undefined
  const { shiftStart, timeInThen: _, ...yesterday } = row
  const until = nightUntil(shiftStart)
  return moment.time < until ? { ...yesterday, until } : undefined
}

/**
 * The caller's day before `today` that a tap at `time` is left to HR for, instead of being written to its own day
 * (`isAfterMidnight`).
 */
export async function findTappedYesterday(
  work: Pick<Reading, 'queries' | 'scope'>,
  moment: Pick<Moment, 'today' | 'time'>,
): Promise<Pick<OpenYesterday, 'id' | 'day'> | undefined> {
  const row = await find(work, moment)
  if (!row) return undefined
  const { shiftStart, timeInThen: timeIn, ...yesterday } = row
  const night = { yesterday: { ...yesterday, timeOut: null }, timeIn, until: nightUntil(shiftStart) }
  return isAfterMidnight(night, moment.time) ? yesterday : undefined
}

/** Looks nothing up outside the night: the queue in the morning does not wait for it. */
async function find(
  { queries, scope }: Pick<Reading, 'queries' | 'scope'>,
  { today, time }: Pick<Moment, 'today' | 'time'>,
): Promise<Row | undefined> {
  if (time >= nightEndsAt) return undefined
  const { rows } = await sql<Row>`
    select attendance.id, attendance.day, attendance.time_in as "timeIn", schedule.paid_from as "shiftStart",
      (select next.time_in from attendance as next
        where next.active and next.person_id = attendance.person_id and next.day = ${today}) as "timeInThen"
    from attendance
    cross join lateral ${scheduleOn(sql`attendance.person_id`, sql`${today}::date`)} as schedule
    where attendance.active and attendance.person_id = ${scope.personId} and attendance.day = ${today}::date - 1
      and attendance.time_in is not null and attendance.time_out is null
      and ${within(wholeScope(scope), 'attendance')}`.execute(queries)
  return rows[0]
}
