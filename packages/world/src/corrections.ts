import type { WallTime } from '@tahi/domain'
import type { AttendanceRecord } from './attendance.ts'
import type { WorldDay } from './days.ts'
import type { Employee } from './employees.ts'
import { idsOf } from './ids.ts'
import type { Person } from './people.ts'
import { keyOf, Random } from './random.ts'

/** An employee's request to correct a day, with the correct times. */
export interface Correction {
  readonly id: string
  readonly branchId: string
  readonly personId: string
  readonly day: string
  readonly timeIn: WallTime
  readonly timeOut: WallTime
  readonly reason: string
  readonly state: 'requested' | 'accepted' | 'refused'
  readonly answer: string | null
  /** Null while it is requested. */
  readonly decidedBy: Pick<Person, 'firstName' | 'lastName'> | null
  readonly decidedAt: Date | null
  readonly askedAt: Date
}

interface Sources {
  readonly seed: number
  readonly days: readonly WorldDay[]
  readonly employees: readonly Employee[]
  /** The HR Admin of each branch. */
  readonly managers: ReadonlyMap<string, Person>
  recordOf(employee: Employee, day: WorldDay): AttendanceRecord | undefined
}

const reasons = [
  'I forgot to clock out',
  'The clock at the gate was off',
  'The reader did not take my finger',
  'I left by the other gate',
]
const refusals = ['The guard’s list says that you left at noon', 'Nobody of your line saw you that afternoon']

/** Of days without a time out that HR has not gone through, the share with a request. */
const askedAbout = 0.8
/**
 * Of settled days without a time out, the share with a refused request; of the others, the share with an accepted
 * one.
 */
const refused = 0.12
const accepted = 0.005

/** Requests by employees to correct days of the world, by day. Those for the last days wait for HR. */
export function* makeCorrections({
  seed,
  days,
  employees,
  managers,
  recordOf,
}: Sources): Generator<Correction> {
  const idOf = idsOf(seed, 'correction')
  for (const day of days)
    for (const employee of employees) {
      if (day.state === 'today') continue
      const record = recordOf(employee, day)
      if (!record || record.timeIn === null) continue
      const random = new Random(seed, keyOf('correction'), employee.number, day.index)
      const state = stateOf(random, day, record)
      if (!state) continue
      const askedAt = day.midnight + random.whole(18 * 60, 21 * 60) * 60_000
      const isOpen = state === 'requested'
      yield {
        id: idOf(day.index * employees.length + employee.number, askedAt),
        branchId: employee.branchId,
        personId: employee.id,
        day: day.day,
        timeIn: record.timeIn,
        timeOut: record.timeOut ?? record.schedule.paidUntil + random.whole(0, 14),
        reason: random.pick(reasons),
        state,
        answer: state === 'refused' ? random.pick(refusals) : null,
        decidedBy: isOpen ? null : (managers.get(employee.branchId) ?? null),
        decidedAt: isOpen ? null : new Date(askedAt + random.whole(13 * 60, 20 * 60) * 60_000),
        askedAt: new Date(askedAt),
      }
    }
}

/** The state of the request about a day; undefined without one. */
function stateOf(
  random: Random,
  { state }: WorldDay,
  record: AttendanceRecord,
): Correction['state'] | undefined {
  if (record.timeOut === null) {
    if (state === 'open') return random.happens(askedAbout) ? 'requested' : undefined
    return random.happens(refused) ? 'refused' : undefined
  }
  return state === 'settled' && random.happens(accepted) ? 'accepted' : undefined
}
