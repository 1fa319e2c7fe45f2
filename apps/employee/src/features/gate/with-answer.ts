import type { GateAnswer, GatePerson, GateRoster } from '@tahi/contract/gate-mode'
import { addDays, dayInZone, formatWallTime, nightEndsAt } from '@tahi/domain'
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
  const isNext = roster.today === addDays(today, -1)
  const people = roster.people.map((person) => (isNext ? onNextDay(person) : withoutTimes(person)))
  const known = roster.today < today ? { ...roster, today, people } : roster
  // A tap from yesterday that was sent today changes none of today's times.
  if (dayInZone(believedAt(tap), roster.timeZone) !== known.today) return roster
  const times = kind === 'in' ? { timeIn: time } : { timeOut: time }
  return {
    ...known,
    people: known.people.map((person) => (person.code === tap.code ? { ...person, ...times } : person)),
  }
}

const withoutTimes = ({ openYesterday: _, ...person }: GatePerson): GatePerson => ({
  ...person,
  timeIn: '',
  timeOut: '',
})

/** In the night people still go home from a day without a time out. */
const onNextDay = (person: GatePerson): GatePerson => ({
  ...withoutTimes(person),
  ...(person.timeIn !== '' &&
    person.timeOut === '' && {
      openYesterday: { timeIn: person.timeIn, until: formatWallTime(nightEndsAt) },
    }),
})
