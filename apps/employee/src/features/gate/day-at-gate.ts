import type { GatePerson, GateRoster } from '@tahi/contract/gate-mode'
import {
  dayInZone,
  formatWallTimeOrNone,
  gateTap,
  isTypedCode,
  parseWallTime,
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
  /** 'HH:MM', or '' for none yet. */
  readonly timeIn: string
  readonly timeOut: string
}

/**
 * A person's day as the tablet knows it: the server's last reply, plus the waiting taps.
 * @param now the server's time, extrapolated while offline
 * @returns undefined while a tap of the person waits whose time is uncertain: only the server finds its day
 */
export function dayAtGate(
  person: GatePerson,
  { today, timeZone }: Pick<GateRoster, 'today' | 'timeZone'>,
  waiting: readonly (Pick<Tap, 'code'> & Measured)[],
  now: Date,
): DayAtGate | undefined {
  const theirs = waiting.filter(({ code }) => code === person.code)
  if (theirs.some(isOfLostClock)) return
  const day = dayInZone(now, timeZone)
  // The times of another day are ignored.
  const known = today === day ? person : { timeIn: '', timeOut: '' }
  let times = { timeIn: minutesOf(known.timeIn), timeOut: minutesOf(known.timeOut) }
  for (const tap of theirs) {
    const at = believedAt(tap)
    if (dayInZone(at, timeZone) !== day) continue
    const time = wallTimeInZone(at, timeZone)
    const { kind, again } = gateTap(times, time)
    if (again) continue
    times =
      kind === 'in'
        ? { ...times, timeIn: times.timeIn ?? time }
        : { ...times, timeOut: times.timeOut ?? time }
  }
  return {
    kind: gateTap(times, wallTimeInZone(now, timeZone)).kind,
    timeIn: formatWallTimeOrNone(times.timeIn),
    timeOut: formatWallTimeOrNone(times.timeOut),
  }
}

const minutesOf = (time: string): number | null => parseWallTime(time) ?? null
