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
 */
export function dayAtGate(
  person: GatePerson,
  { today, timeZone }: Pick<GateRoster, 'today' | 'timeZone'>,
  waiting: readonly (Pick<Tap, 'code'> & Measured)[],
  now: Date,
): DayAtGate {
  const day = dayInZone(now, timeZone)
  // The times of another day are ignored.
  const known = today === day ? person : { timeIn: '', timeOut: '' }
  let times = { timeIn: minutesOf(known.timeIn), timeOut: minutesOf(known.timeOut) }
  for (const tap of waiting) {
    const at = believedAt(tap)
    if (tap.code !== person.code || dayInZone(at, timeZone) !== day) continue
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
