import { type JudgedPunch, judgePunch, type PunchEvidence, type WallTime } from '@tahi/domain'
import type { AttendanceRecord } from './attendance.ts'
import type { WorldDay } from './days.ts'
import type { Employee } from './employees.ts'
import { idsOf } from './ids.ts'
import { keyOf, Random } from './random.ts'

/** A clock-in or clock-out that a phone took offline and sent later. */
export interface Claim {
  readonly id: string
  readonly branchId: string
  readonly personId: string
  readonly kind: 'in' | 'out'
  readonly day: string
  readonly evidence: PunchEvidence
  readonly judged: JudgedPunch
  readonly outcome: 'recorded' | 'refused'
  /** Why it was refused: the day has no time in. */
  readonly reason: 'noTimeIn' | null
  /** The record that got its time. */
  readonly attendanceId: string | null
}

interface Sources {
  readonly seed: number
  readonly days: readonly WorldDay[]
  readonly employees: readonly Employee[]
  recordOf(employee: Employee, day: WorldDay): AttendanceRecord | undefined
}

/** Of offline punches, the share from phones with a wrong clock. */
const clockOff = 0.3
/** Of the absent people on days that HR has not gone through, the share that clocked out without a time in. */
const outAlone = 0.4

const minute = 60_000

/** Punches that phones sent once online again, by day, for the days before today. */
export function* makeClaims({ seed, days, employees, recordOf }: Sources): Generator<Claim> {
  const idOf = idsOf(seed, 'claim')
  for (const day of days)
    for (const employee of employees) {
      const record = recordOf(employee, day)
      if (!record) continue
      const random = new Random(seed, keyOf('claim'), employee.number, day.index)
      const { claimed, recordedStatus, schedule, timeIn } = record
      const isOutAlone = day.state === 'open' && recordedStatus === 'absent' && random.happens(outAlone)
      const time = claimed ? timeIn : isOutAlone ? schedule.paidUntil + random.whole(0, 14) : null
      if (time === null) continue
      const evidence = drawEvidence(random, day, time)
      yield {
        id: idOf(day.index * employees.length + employee.number, evidence.receivedAt),
        branchId: employee.branchId,
        personId: employee.id,
        kind: claimed ? 'in' : 'out',
        day: day.day,
        evidence,
        judged: judgePunch(evidence),
        outcome: claimed ? 'recorded' : 'refused',
        reason: claimed ? null : 'noTimeIn',
        attendanceId: claimed ? record.id : null,
      }
    }
}

/** A phone that was online some time before, and is again some time later. */
function drawEvidence(random: Random, { midnight }: WorldDay, time: WallTime): PunchEvidence {
  const takenAt = midnight + time * minute + random.whole(0, 59_999)
  const sinceContact = random.whole(8 * minute, 45 * minute)
  // Before midnight, so that today does not include it.
  const receivedAt = Math.min(takenAt + random.whole(20 * minute, 5 * 60 * minute), midnight + 1430 * minute)
  const ahead = random.happens(clockOff)
    ? random.whole(8 * minute, 55 * minute)
    : random.whole(-20_000, 20_000)
  return {
    phoneTime: takenAt + ahead,
    sentAt: receivedAt + ahead,
    receivedAt,
    sinceContact,
    contactAt: takenAt - sinceContact,
    setBack: 0,
  }
}
