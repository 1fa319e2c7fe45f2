import { type WallTime, workedBy } from '@tahi/domain'
import type { AttendanceRecord } from './attendance.ts'
import type { WorldDay } from './days.ts'
import type { Employee } from './employees.ts'
import { idsOf } from './ids.ts'
import type { Person } from './people.ts'
import type { QuotaLine } from './quotas.ts'
import { keyOf, Random } from './random.ts'

export interface QuotaProgress {
  readonly id: string
  readonly branchId: string
  readonly quotaId: string
  readonly personId: string
  readonly pieces: number
  readonly reason: string | null
  readonly reportedBy: Pick<Person, 'id' | 'firstName' | 'lastName'>
  readonly createdAt: Date
}

interface Sources {
  readonly seed: number
  /** The current time of today. */
  readonly time: WallTime
  readonly quotas: readonly QuotaLine[]
  readonly people: readonly Person[]
  /** The HR Admin of each branch. */
  readonly managers: ReadonlyMap<string, Person>
  recordOf(employee: Employee, day: WorldDay): AttendanceRecord | undefined
}

/** The reporting times of a past day: noon and the end of the day. */
const [noon, evening]: [WallTime, WallTime] = [720, 960]
/** Minutes between two reports of today, which are more frequent. */
const todaysStep = 20

const reasons = ['Counted twice', 'Rejected by quality control', 'Another line', 'Stitching came loose']

/** The reports on each quota by the people who were there, and an occasional correction by HR. */
export function* makeQuotaProgress(sources: Sources): Generator<QuotaProgress> {
  const { seed, quotas, people, managers } = sources
  const idOf = idsOf(seed, 'quota progress')
  const persons = new Map(people.map((person) => [person.id, person]))
  let number = 0
  for (const [index, quota] of quotas.entries()) {
    const { id: quotaId, branchId, worldDay } = quota
    const manager = managers.get(branchId)
    if (!worldDay || !manager) continue
    for (const employee of quota.members) {
      const random = new Random(seed, keyOf('quota progress'), index, employee.number)
      const person = persons.get(employee.id) ?? manager
      for (const { time, pieces, reason } of reportsOf(sources, quota, employee, worldDay, random)) {
        const written = worldDay.midnight + time * 60_000 + random.whole(0, 59_999)
        yield {
          id: idOf(number++, written),
          ...{ branchId, quotaId, personId: employee.id, pieces, reason },
          reportedBy: reason === null ? person : manager,
          createdAt: new Date(written),
        }
      }
    }
  }
}

interface Report {
  readonly time: WallTime
  readonly pieces: number
  readonly reason: string | null
}

/** One employee's reports of a day, each the pieces made since the previous one, while the employee was there. */
function reportsOf(
  { time: now, recordOf }: Sources,
  { hourly, pace }: QuotaLine,
  employee: Employee,
  day: WorldDay,
  random: Random,
): Report[] {
  const record = recordOf(employee, day)
  if (!record || record.timeIn === null) return []
  const isToday = day.state === 'today'
  const came = workedBy(record.timeIn)
  const until = Math.min(record.timeOut ?? evening, isToday ? now : evening)
  const ownPace = hourly * pace * (0.9 + random.next() * 0.2)
  const reports: Report[] = []
  let made = 0
  for (const time of isToday ? todaysTimes(random, until) : [Math.min(noon, until), until]) {
    const pieces = Math.floor((ownPace * Math.max(0, workedBy(time) - came)) / 60) - made
    if (pieces <= 0) continue
    made += pieces
    reports.push({ time, pieces, reason: null })
  }
  // HR only checks past days.
  if (!isToday && made > 6 && random.happens(0.02))
    reports.push({ time: evening + 20, pieces: -random.whole(1, 6), reason: random.pick(reasons) })
  return reports
}

function todaysTimes(random: Random, until: WallTime): WallTime[] {
  const first = 425 + random.whole(0, todaysStep)
  return Array.from(
    { length: Math.max(0, Math.floor((until - first) / todaysStep) + 1) },
    (_, step) => first + step * todaysStep,
  )
}
