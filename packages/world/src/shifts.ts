import {
  addDays,
  type Day,
  type Minutes,
  type Schedule,
  scheduleOfShift,
  shiftOn,
  specifiedSchedule,
  specifiedWorkingDays,
  type WallTime,
  type Weekday,
} from '@tahi/domain'
import { idsOf } from './ids.ts'
import type { Named } from './organisation.ts'
import { keyOf, Random } from './random.ts'

const kinds = [
  {
    name: 'Regular',
    start: 480,
    end: 1020,
    breakMinutes: specifiedSchedule.breakMinutes,
    days: specifiedWorkingDays,
  },
  {
    name: 'Early',
    start: 360,
    end: 900,
    breakMinutes: specifiedSchedule.breakMinutes,
    days: specifiedWorkingDays,
  },
]

export interface Shift extends Named {
  readonly branchId: string
  readonly start: WallTime
  readonly end: WallTime
  readonly breakMinutes: Minutes
  readonly days: readonly Weekday[]
}

/** In force from `from` on. */
export interface ShiftAssignment {
  readonly from: Day
  readonly shift: Shift
}

/** Every branch has a regular and an early shift. */
export function makeShifts(seed: number, branches: Named[], createdAt: number): Shift[] {
  const idOf = idsOf(seed, 'shift')
  return branches.flatMap(({ id: branchId }, branch) =>
    kinds.map((kind, number) => ({
      id: idOf(branch * kinds.length + number, createdAt),
      branchId,
      ...kind,
    })),
  )
}

/**
 * Six in ten have a shift from before the world's first day, and a few of them change to the other halfway. The rest
 * have none.
 */
export function drawAssignments(
  { seed, number }: { seed: number; number: number },
  shifts: readonly Shift[],
  { first, middle }: { first: Day; middle: Day },
): ShiftAssignment[] {
  const random = new Random(seed, keyOf('shift assignment'), number)
  const [regular, early] = shifts
  if (!regular || !early || !random.happens(0.6)) return []
  const [shift, other] = random.happens(0.6) ? [regular, early] : [early, regular]
  const assignment = { from: addDays(first, -30), shift }
  return random.happens(0.08) ? [assignment, { from: middle, shift: other }] : [assignment]
}

/** The hours in force on a day, and the shift's weekdays; without a shift, the usual hours (D3 Shifts). */
export function hoursOn(
  assignments: readonly ShiftAssignment[],
  day: Day,
): { schedule: Schedule; days: readonly Weekday[] | undefined } {
  const shift = shiftOn(assignments, day)?.shift
  return { schedule: shift ? scheduleOfShift(shift) : specifiedSchedule, days: shift?.days }
}
