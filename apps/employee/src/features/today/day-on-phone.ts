import type { AttendanceRecord } from '@tahi/contract/attendance'
import type { Today } from '@tahi/contract/today'
import {
  addDays,
  dayInZone,
  formatWallTime,
  isAfterMidnight,
  isTooSoon,
  nightEndsAt,
  nightUntil,
  parseWallTime,
  parseWallTimeOrNone,
  type WallTime,
  wallTimeInZone,
} from '@tahi/domain'
import { believedAt, type Measured } from '../../platform/clock/believed-at.ts'
import { isOfLostClock } from '../../platform/clock/tapped.ts'
import type { Entry, EntryOf } from '../../platform/queue/entry.ts'

/** A day's times: 'HH:MM', or '' for none yet. */
export interface Times {
  readonly timeIn: string
  readonly timeOut: string
}

export const noTimes: Times = { timeIn: '', timeOut: '' }

export interface DayOnPhone extends Times {
  /** Whether one of the times is only on this phone. */
  readonly waits: boolean
  /** Yesterday's time in, when that day has no time out; null otherwise. */
  readonly openYesterday: OpenYesterday | null
}

type OpenYesterday = NonNullable<Today['openYesterday']>

/** What the server last said of a day. */
export type Said = Pick<Today, 'date' | 'timeZone' | 'record' | 'openYesterday'> & {
  readonly shift: Pick<Today['shift'], 'paidFrom'>
  /** What it last gave for a tap, be it on a later day. */
  readonly stored?: (Times & Pick<AttendanceRecord, 'date'>) | undefined
}

/** One's times of the current day as the phone knows them: the server's last reply, plus the waiting taps. */
export function dayOnPhone(said: Said, entries: readonly Entry[], day: string): DayOnPhone {
  const openYesterday = openYesterdayOf(said, entries, day)
  const taps = tapsOn(day, entries, said.timeZone)
  const times = withTaps(recordOf(said, day), taps, (time, timeIn) =>
    isGoingHome({ openYesterday, timeIn }, time),
  )
  return { ...times, waits: taps.length > 0, openYesterday }
}

/** A day's times with the first waiting taps for those that it lacks. @param isOther whether a tap is of another day */
function withTaps(
  known: Times | null,
  taps: readonly WaitingTap[],
  isOther: (time: WallTime, timeIn: string) => boolean,
): Times {
  const first = (of: WaitingTap['kind'], counts: (time: WallTime) => boolean): string => {
    const tap = taps.find(({ kind, time }) => kind === of && counts(time))
    return tap ? formatWallTime(tap.time) : ''
  }
  const timeIn = known?.timeIn || first('in', (time) => !isOther(time, ''))
  const came = parseWallTime(timeIn)
  // A wrong tap before the time in will be refused. Counted, it would leave nothing to tap when going home.
  const isTimeOut = (time: WallTime) => came === undefined || !isTooSoon(came, time)
  return {
    timeIn,
    timeOut: known?.timeOut || first('out', (time) => isTimeOut(time) && !isOther(time, timeIn)),
  }
}

/** The day's times by the server; what it stored for a tap only until it has said something of that day or a later one. */
function recordOf({ date, record, stored }: Said, day: string): Times | null {
  if (date === day) return record
  return date < day && stored?.date === day ? stored : null
}

/** The times of a day that has not come: those that were stored for a tap, and of the waiting taps. */
export const timesOfTaps = (
  entries: readonly Entry[],
  day: string,
  timeZone: string,
  stored?: Said['stored'],
): Times =>
  dayOnPhone(
    { date: '', timeZone, record: null, openYesterday: null, shift: { paidFrom: '' }, stored },
    entries,
    day,
  )

/** Whether a tap at this time is yesterday's going home, by the server's rule: HR decides about it. */
export const isGoingHome = (
  { openYesterday, timeIn }: Pick<DayOnPhone, 'openYesterday' | 'timeIn'>,
  time: WallTime,
): boolean =>
  openYesterday !== null &&
  isAfterMidnight(
    {
      yesterday: { timeIn: parseWallTimeOrNone(openYesterday.timeIn), timeOut: null },
      timeIn: parseWallTimeOrNone(timeIn),
      until: parseWallTimeOrNone(openYesterday.until) ?? nightEndsAt,
    },
    time,
  )

function openYesterdayOf(said: Said, entries: readonly Entry[], day: string): OpenYesterday | null {
  const { date, timeZone, openYesterday, shift } = said
  const before = addDays(day, -1)
  const known = date === day ? openYesterday && { ...noTimes, ...openYesterday } : recordOf(said, before)
  const { timeIn, timeOut } = withTaps(
    known,
    tapsOn(before, entries, timeZone),
    // One in the night may be the going home of the day before.
    (time) => time < nightEndsAt,
  )
  if (timeIn === '' || timeOut !== '') return null
  // Without an answer of this day, its shift is taken for the last one that is known.
  const until = formatWallTime(nightUntil(parseWallTimeOrNone(shift.paidFrom) ?? nightEndsAt))
  return { timeIn, until: (date === day && openYesterday?.until) || until }
}

interface WaitingTap {
  readonly kind: 'in' | 'out'
  readonly time: WallTime
}

/** The waiting taps of a day, at the times that the server will believe. */
const tapsOn = (day: string, entries: readonly Entry[], timeZone: string): WaitingTap[] =>
  waitingPunches(entries).flatMap(({ body }) => {
    if (isOfLostClock(body)) return []
    const at = believedAt(body)
    return dayInZone(at, timeZone) === day ? [{ kind: body.kind, time: wallTimeInZone(at, timeZone) }] : []
  })

/** The taps that are to be sent, in their order. */
export const waitingPunches = (entries: readonly Entry[]): EntryOf<'punch'>[] =>
  entries.filter((entry): entry is EntryOf<'punch'> => entry.kind === 'punch' && entry.refused === undefined)

/** Whether a tap of an uncertain time waits: which one is next is then not known, also once the clock is right again. */
export const hasUncertainTap = (entries: readonly Entry[]): boolean =>
  waitingPunches(entries).some(({ body }) => isOfLostClock(body))

/**
 * Whether a tap is too early for a time out, by the server's rule. A tap much earlier than the time in is kept: the time
 * in may be wrong, and HR should know.
 */
export const isTooSoonAfter = (timeIn: string, tap: Measured, timeZone: string): boolean =>
  isTooSoonAt(timeIn, believedAt(tap), timeZone)

/** The same of an instant. @param timeIn 'HH:MM', or '' for none yet */
export function isTooSoonAt(timeIn: string, at: Date, timeZone: string): boolean {
  const came = parseWallTime(timeIn)
  const time = wallTimeInZone(at, timeZone)
  // The phone's estimate of the server's time is slightly late.
  return came !== undefined && isTooSoon(came, time) && time >= came - 1
}
