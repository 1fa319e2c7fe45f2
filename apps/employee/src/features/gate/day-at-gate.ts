import type { GatePerson, GateRoster } from '@tahi/contract/gate-mode'
import {
  addDays,
  dayInZone,
  formatWallTimeOrNone,
  gateTap,
  isAfterMidnight,
  isTypedCode,
  nightEndsAt,
  parseWallTimeOrNone,
  type WallTime,
  wallTimeInZone,
} from '@tahi/domain'
import { believedAt, type Measured } from '../../platform/clock/believed-at.ts'
import { isOfLostClock } from '../../platform/clock/tapped.ts'
import type { Tap } from './tap-queue.ts'

/** The person whose code was typed. An exact match takes precedence over a number that stands for a code. */
export const personOf = (typed: string, people: readonly GatePerson[]): GatePerson | undefined =>
  people.find(({ code }) => code.toLowerCase() === typed.toLowerCase()) ??
  people.find(({ code }) => isTypedCode(typed, code))

export interface DayAtGate {
  /** What a tap would be now. */
  readonly kind: 'in' | 'out'
  /** 'HH:MM', or '' for none yet; in the night after a day without a time out, that day's. */
  readonly timeIn: string
  readonly timeOut: string
}

interface Times {
  readonly timeIn: WallTime | null
  readonly timeOut: WallTime | null
}

type WaitingTap = Pick<Tap, 'code'> & Measured

/**
 * A person's day as the tablet knows it: the server's last reply, plus the waiting taps.
 * @param now the server's time, extrapolated while offline
 * @returns undefined while a tap of the person waits whose time is uncertain: only the server finds its day
 */
export function dayAtGate(
  person: GatePerson,
  { today, timeZone }: Pick<GateRoster, 'today' | 'timeZone'>,
  waiting: readonly WaitingTap[],
  now: Date,
): DayAtGate | undefined {
  const theirs = waiting.filter(({ code }) => code === person.code)
  if (theirs.some(isOfLostClock)) return
  const day = dayInZone(now, timeZone)
  const tapsOn = (day: string) =>
    theirs
      .map(believedAt)
      .flatMap((at) => (dayInZone(at, timeZone) === day ? [wallTimeInZone(at, timeZone)] : []))
  // The times of another day are ignored.
  const known = today === day ? person : { timeIn: '', timeOut: '' }
  const before = addDays(day, -1)
  const open = today === day ? person.openYesterday : today === before ? person : undefined
  // A tap of the night before may be another day's going home.
  const yesterday = timesWith(
    timesOf(open),
    tapsOn(before).filter((time) => time >= nightEndsAt),
  )
  // Names of yesterday do not say when today's shift begins.
  const until = parseWallTimeOrNone((today === day && person.openYesterday?.until) || '') ?? nightEndsAt
  const isGoingHome = ({ timeIn }: Times, time: WallTime) =>
    isAfterMidnight({ yesterday, timeIn, until }, time)
  const times = timesWith(timesOf(known), tapsOn(day), isGoingHome)
  const time = wallTimeInZone(now, timeZone)
  if (isGoingHome(times, time))
    return { kind: 'out', timeIn: formatWallTimeOrNone(yesterday.timeIn), timeOut: '' }
  return {
    kind: gateTap(times, time).kind,
    timeIn: formatWallTimeOrNone(times.timeIn),
    timeOut: formatWallTimeOrNone(times.timeOut),
  }
}

/** A day's times with waiting taps, in their order. @param isOther taps that are not the day's */
function timesWith(
  times: Times,
  taps: readonly WallTime[],
  isOther: (times: Times, time: WallTime) => boolean = () => false,
): Times {
  let { timeIn, timeOut } = times
  for (const time of taps) {
    const { kind, again } = gateTap({ timeIn, timeOut }, time)
    if (again || isOther({ timeIn, timeOut }, time)) continue
    if (kind === 'in') timeIn ??= time
    else timeOut ??= time
  }
  return { timeIn, timeOut }
}

const timesOf = (times: { timeIn: string; timeOut?: string } | undefined): Times => ({
  timeIn: parseWallTimeOrNone(times?.timeIn ?? ''),
  timeOut: parseWallTimeOrNone(times?.timeOut ?? ''),
})
