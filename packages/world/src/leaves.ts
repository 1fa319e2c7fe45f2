import { addDays, type Day, type LeaveState, type LeaveType, type Period, weekday } from '@tahi/domain'
import { midnightOf } from './days.ts'
import { idsOf } from './ids.ts'
import { keyOf, Random } from './random.ts'

export interface Leave extends Period {
  readonly id: string
  readonly leaveType: LeaveType
  readonly state: LeaveState
  readonly details: string
  readonly askedAt: Date
  /** Null while it is requested. */
  readonly decidedAt: Date | null
}

interface Kind {
  readonly leaveType: LeaveType
  readonly weight: number
  /** Calendar days, first and last included. */
  readonly shortest: number
  readonly longest: number
  readonly only?: 'female' | 'male'
  readonly details: readonly string[]
}

const kinds: readonly Kind[] = [
  kind('Sick', 34, 1, 3, ['Fever', 'Flu', 'Check-up at the clinic', 'Toothache', '']),
  kind('Service Incentive', 28, 1, 5, ['Family visit in the province', 'House repair', '']),
  kind('Emergency', 14, 1, 2, [
    'Flood at home',
    'Child was brought to the hospital',
    'Roof damaged by the wind',
  ]),
  kind('Bereavement', 6, 3, 5, ['Grandmother', 'Uncle', 'Father-in-law']),
  kind('Parental (Solo Parent)', 5, 1, 4, ["Child's school enrolment", '']),
  kind('Special Leave for Workers in the Private Sector', 3, 1, 2, ['']),
  { ...kind('Paternity', 5, 7, 7, ['Second child', 'First child']), only: 'male' },
  { ...kind('Special Leave Benefits for Women', 2, 10, 14, ['Surgery']), only: 'female' },
  {
    ...kind('Leave for Victims of Violence Against Women and Children', 1, 3, 10, ['']),
    only: 'female',
  },
  { ...kind('Maternity', 1, 105, 105, ['Second child', 'First child']), only: 'female' },
]

function kind(
  leaveType: LeaveType,
  weight: number,
  shortest: number,
  longest: number,
  details: string[],
): Kind {
  return { leaveType, weight, shortest, longest, details }
}

const kindsOf = {
  female: kinds.filter(({ only }) => only !== 'male'),
  male: kinds.filter(({ only }) => only !== 'female'),
}

/** HR's decisions by the position of a leave in time; the weights of each add up to 100. */
const outcomes = {
  past: [outcome('confirmed', 90), outcome('rejected', 8), outcome('requested', 2)],
  present: [outcome('confirmed', 85), outcome('requested', 15)],
  toCome: [outcome('confirmed', 38), outcome('requested', 50), outcome('rejected', 12)],
}

function outcome(state: LeaveState, weight: number) {
  return { state, weight }
}

/** Length in days of a stretch, in which an employee takes one leave or none. */
const stretch = 30
const likelihood = 0.4
/** How many days ahead leaves are requested. */
const ahead = 45
/** The latest day of a stretch for a leave to start, so that most end within it. */
const latestStart = 20

const purpose = keyOf('leave')

interface Whose {
  readonly seed: number
  /** The employee's number. */
  readonly number: number
  readonly gender: 'female' | 'male'
  /** The first day of work. */
  readonly from: Day
}

/** An employee's leaves from the world's first day to some weeks after today, the oldest first. They do not overlap. */
export function drawLeaves(
  { seed, number, gender, from: hired }: Whose,
  { first, today }: { first: Day; today: Day },
): Leave[] {
  const idOf = idsOf(seed, 'leave')
  const leaves: Leave[] = []
  const last = addDays(today, ahead)
  // Each employee's stretches start on a different day, so that leaves spread over the whole month.
  const begin = addDays(first, -new Random(seed, purpose, number).whole(0, stretch - 1))
  let part = 0
  for (let start = begin; start <= last; start = addDays(start, stretch)) {
    const random = new Random(seed, purpose, number, part++)
    if (!random.happens(likelihood)) continue
    const { leaveType, shortest, longest, details } = random.weighted(kindsOf[gender])
    const from = afterSunday(addDays(start, random.whole(0, latestStart)))
    if (from < hired || from <= (leaves.at(-1)?.to ?? '')) continue
    const to = addDays(from, random.whole(shortest, longest) - 1)
    const { state } = random.weighted(outcomes[to < today ? 'past' : from > today ? 'toCome' : 'present'])
    const asked = askedAt(random, from, today)
    leaves.push({
      // These numbers could only collide with far more employees than any world has.
      id: idOf(number * 1000 + part, asked),
      leaveType,
      from,
      to,
      state,
      details: random.pick(details),
      askedAt: new Date(asked),
      decidedAt: state === 'requested' ? null : new Date(asked + random.whole(30, 300) * 60_000),
    })
  }
  return leaves
}

const afterSunday = (day: Day): Day => (weekday(day) === 0 ? addDays(day, 1) : day)

/** Some days before, during office hours, and at the latest yesterday. */
function askedAt(random: Random, from: Day, today: Day): number {
  const inTime = addDays(from, -random.whole(0, 12))
  const latest = addDays(today, -random.whole(1, 6))
  return midnightOf(inTime < latest ? inTime : latest) + random.whole(8 * 60, 16 * 60) * 60_000
}

/** The confirmed leave that covers a day. */
export const leaveOn = (leaves: readonly Leave[], day: Day): Leave | undefined =>
  leaves.find(({ from, to, state }) => from <= day && day <= to && state === 'confirmed')
