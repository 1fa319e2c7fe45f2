import {
  type AttendanceStatus,
  addDays,
  daysBetween,
  eachDay,
  isWorkingDay,
  type Schedule,
  type WallTime,
} from '@tahi/domain'
import type { WorldDay } from './days.ts'
import type { Employee } from './employees.ts'
import { idsOf } from './ids.ts'
import { type Leave, leaveOn } from './leaves.ts'
import { keyOf, Random } from './random.ts'
import { hoursOn } from './shifts.ts'

export interface AttendanceRecord {
  readonly id: string
  readonly branchId: string
  readonly personId: string
  readonly day: string
  readonly timeIn: WallTime | null
  readonly timeOut: WallTime | null
  /** As stored by HR or the clock; `deriveStatus` computes the status shown. */
  readonly recordedStatus: AttendanceStatus
  readonly schedule: Schedule
  readonly createdAt: Date
  /** The confirmed leave that created it. */
  readonly leaveId: string | null
  /** Whether a phone took its time in offline. */
  readonly claimed: boolean
}

/** How days go, by weight; the weights add up to 100. */
const courses = [
  { course: 'full', weight: 68 },
  { course: 'overtime', weight: 18.5 },
  { course: 'late', weight: 6 },
  { course: 'halfday', weight: 3 },
  { course: 'no time out', weight: 1.5 },
  { course: 'absent', weight: 3 },
] as const

type Course = (typeof courses)[number]['course']

/** The share of times in that a phone took offline. */
const takenOffline = 0.006

/** Time of the nightly close, which records absences. */
const closing: WallTime = 1410
const purpose = keyOf('attendance')

/**
 * Makes the record of any employee and day on its own, so that none has to be kept in memory: payslips make theirs
 * again.
 */
export function attendanceMaker(seed: number, headcount: number, time: WallTime) {
  const idOf = idsOf(seed, 'attendance')

  /** Drawn from a stream of its own, so that the days themselves stay the same. */
  const isTakenOffline = (employee: Employee, index: number): boolean =>
    new Random(seed, keyOf('offline'), employee.number, index).happens(takenOffline)

  const recordOf = (employee: Employee, worldDay: WorldDay): AttendanceRecord | undefined => {
    const { day, index, midnight, state } = worldDay
    if (day < employee.from) return undefined
    const leave = leaveOn(employee.leaves, day)
    if (leave) return leaveRecord(employee, worldDay, leave)
    const { schedule, days } = hoursOn(employee.assignments, day)
    if (!isWorkingDay(day, days)) return undefined
    const random = new Random(seed, purpose, employee.number, index)
    const { course } = random.weighted(courses)
    const times = drawTimes(random, course, schedule)
    const known = state === 'today' ? soFar(times, time) : times
    if (state === 'today' && known.timeIn === null) return undefined
    const written = midnight + (known.timeIn ?? closing) * 60_000 + random.whole(0, 59_999)
    return {
      id: idOf(index * headcount + employee.number, written),
      branchId: employee.branchId,
      personId: employee.id,
      day,
      ...known,
      recordedStatus: state === 'today' ? 'pending' : recordedStatus(random, course, state),
      schedule,
      createdAt: new Date(written),
      leaveId: null,
      claimed: known.timeIn !== null && state !== 'today' && isTakenOffline(employee, index),
    }
  }

  /** As confirming a leave writes it (D4): on each of its days, working day or not. */
  const leaveRecord = (
    employee: Employee,
    { day, index }: Pick<WorldDay, 'day' | 'index'>,
    { id, askedAt, decidedAt }: Leave,
  ): AttendanceRecord => {
    const createdAt = decidedAt ?? askedAt
    return {
      id: idOf(index * headcount + employee.number, createdAt.getTime()),
      branchId: employee.branchId,
      personId: employee.id,
      day,
      timeIn: null,
      timeOut: null,
      recordedStatus: 'leave',
      schedule: hoursOn(employee.assignments, day).schedule,
      createdAt,
      leaveId: id,
      claimed: false,
    }
  }

  /** The days of confirmed leaves after the last day of the world. */
  function* leavesToCome(employee: Employee, last: WorldDay): Generator<AttendanceRecord> {
    for (const leave of employee.leaves) {
      if (leave.state !== 'confirmed' || leave.to <= last.day) continue
      const first = leave.from > last.day ? leave.from : addDays(last.day, 1)
      for (const day of eachDay(first, leave.to))
        yield leaveRecord(employee, { day, index: last.index + daysBetween(last.day, day) }, leave)
    }
  }

  return { recordOf, leavesToCome }
}

function drawTimes(random: Random, course: Course, { lateAfter, paidFrom, paidUntil }: Schedule) {
  const onTime = paidFrom - random.whole(0, 20) + random.whole(0, 8)
  const goingHome = paidUntil + random.whole(0, 14)
  switch (course) {
    case 'absent':
      return { timeIn: null, timeOut: null }
    case 'full':
      return { timeIn: onTime, timeOut: goingHome }
    case 'overtime':
      return { timeIn: onTime, timeOut: goingHome + random.whole(60, 180) }
    case 'late':
      return { timeIn: lateAfter + random.whole(1, 55), timeOut: goingHome }
    case 'halfday':
      return { timeIn: onTime, timeOut: onTime + random.whole(210, 300) }
    case 'no time out':
      return { timeIn: onTime, timeOut: null }
  }
}

interface Times {
  timeIn: WallTime | null
  timeOut: WallTime | null
}

/** The times recorded so far on a day that is still running. */
const soFar = ({ timeIn, timeOut }: Times, time: WallTime): Times => ({
  timeIn: timeIn !== null && timeIn <= time ? timeIn : null,
  timeOut: timeOut !== null && timeOut <= time ? timeOut : null,
})

/** HR has gone through nearly all settled days, and has begun with a few open ones. */
function recordedStatus(random: Random, course: Course, state: 'settled' | 'open'): AttendanceStatus {
  if (course === 'absent') return course
  if (course === 'no time out') return 'pending'
  const done = random.happens(state === 'settled' ? 0.995 : 0.12)
  if (!done) return 'pending'
  return course === 'late' || course === 'halfday' ? course : 'present'
}
