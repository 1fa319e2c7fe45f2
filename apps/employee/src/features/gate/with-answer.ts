import type { GateAnswer, GateRoster } from '@tahi/contract/gate-mode'
import { dayInZone } from '@tahi/domain'
import { believedAt, type Measured } from '../../platform/clock/believed-at.ts'
import type { Tap } from './tap-queue.ts'

/**
 * The names, with the time that the server recorded for a tap or had recorded before.
 * @param now the server's time
 */
export function withAnswer(
  roster: GateRoster,
  tap: Pick<Tap, 'code'> & Measured,
  { outcome, kind, time }: GateAnswer,
  now: Date,
): GateRoster {
  if ((outcome !== 'recorded' && outcome !== 'already') || kind === null || time === null) return roster
  const today = dayInZone(now, roster.timeZone)
  const known = roster.today < today ? { ...roster, today, people: roster.people.map(withoutTimes) } : roster
  // A tap from yesterday that was sent today changes none of today's times.
  if (dayInZone(believedAt(tap), roster.timeZone) !== known.today) return roster
  const times = kind === 'in' ? { timeIn: time } : { timeOut: time }
  return {
    ...known,
    people: known.people.map((person) => (person.code === tap.code ? { ...person, ...times } : person)),
  }
}

const withoutTimes = (person: GateRoster['people'][number]) => ({ ...person, timeIn: '', timeOut: '' })
