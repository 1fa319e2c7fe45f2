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

/** Whose code was typed; a code that is written just so comes before a number that means it. */
export const personOf = (typed: string, people: readonly GatePerson[]): GatePerson | undefined =>
  people.find(({ code }) => code.toLowerCase() === typed.toLowerCase()) ??
  people.find(({ code }) => isTypedCode(typed, code))

export interface DayAtGate {
  /** What a tap now would be. */
  readonly kind: 'in' | 'out'
  /** 'HH:MM', or '' for none yet. */
  readonly timeIn: string
  readonly timeOut: string
}

/**
 * A person's day as the tablet knows it: what the server said last, and the taps that wait.
 * @param now the server's clock, counted on where there is no line
 */
export function dayAtGate(
  person: GatePerson,
  { today, timeZone }: Pick<GateRoster, 'today' | 'timeZone'>,
  waiting: readonly (Pick<Tap, 'code'> & Measured)[],
  now: Date,
): DayAtGate {
  const day = dayInZone(now, timeZone)
  // Yesterday's names say nothing of today.
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
