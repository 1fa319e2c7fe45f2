import { addDays, type Day, weekday } from '@tahi/domain'
import { midnightOf, type WorldDay } from './days.ts'
import type { Employee } from './employees.ts'
import { idsOf } from './ids.ts'
import { leaveOn } from './leaves.ts'
import type { Designation, Named } from './organisation.ts'
import { keyOf, Random } from './random.ts'

export interface Quota {
  readonly id: string
  readonly branchId: string
  readonly departmentId: string
  readonly designationId: string
  readonly styleName: string
  readonly target: number
  readonly day: Day
  readonly createdAt: Date
}

/** Days before today with quotas, if the world goes back that far. */
const quotaDays = 21
/** Future working days that are planned. */
const plannedDays = 2

/**
 * The designations with quotas, how many styles each works on at a time, and the pieces that one person makes in an
 * hour.
 */
const producing: Readonly<Record<string, { lines: number; hourly: number }>> = {
  Cutter: { lines: 1, hourly: 42 },
  Sewer: { lines: 2, hourly: 9 },
  Trimmer: { lines: 1, hourly: 38 },
  Presser: { lines: 1, hourly: 34 },
  Packer: { lines: 1, hourly: 45 },
}

const styles = [
  'Polo shirt, navy',
  'School blouse, white',
  'Cargo shorts, khaki',
  'Denim jacket',
  'Chef apron',
  'Running tee, coral',
  'Linen dress, sand',
  'Rain coat, yellow',
]

/** The target, as a share of a sewing line's output on a good day. */
const ambition = 0.9

interface Sources {
  readonly seed: number
  /** Minutes since midnight of the last day. */
  readonly time: number
  readonly branches: readonly Named[]
  readonly designations: readonly Designation[]
  readonly days: readonly WorldDay[]
  readonly employees: readonly Employee[]
}

/** A quota, with the factors that decide how much is reported on it. */
export interface QuotaLine extends Quota {
  /** Undefined for a future day. */
  readonly worldDay: WorldDay | undefined
  readonly members: readonly Employee[]
  readonly hourly: number
  /** The pace of the day; 1 is as planned. */
  readonly pace: number
}

/** Quotas of each branch's producing designations for the working days of the last weeks, today and the coming days. */
export function makeQuotas({ seed, time, branches, designations, days, employees }: Sources): QuotaLine[] {
  const now = (days.at(-1)?.midnight ?? 0) + time * 60_000
  const idOf = idsOf(seed, 'quota')
  const list: QuotaLine[] = []
  for (const { day, worldDay, week } of daysWithQuotas(days))
    for (const [place, branch] of branches.entries())
      for (const designation of designations) {
        const { lines = 0, hourly = 0 } = producing[designation.name] ?? {}
        const people = employees.filter(
          ({ branchId, designationId }) => branchId === branch.id && designationId === designation.id,
        )
        for (let line = 0; line < Math.min(lines, people.length); line++) {
          const random = new Random(seed, keyOf('quota'), list.length)
          const members = people.filter((_, index) => index % lines === line)
          const planned = midnightOf(addDays(day, -1)) + random.whole(14 * 60, 16 * 60) * 60_000
          // A coming day is planned by now.
          const created = Math.min(planned, now)
          list.push({
            id: idOf(list.length, created),
            branchId: branch.id,
            departmentId: designation.departmentId,
            designationId: designation.id,
            styleName: styles[(week * 2 + place * 3 + line) % styles.length] ?? '',
            target: targetOf(members, hourly, day),
            day,
            createdAt: new Date(created),
            ...{ worldDay, members, hourly, pace: drawPace(random, worldDay, line) },
          })
        }
      }
  return list
}

/** Slightly less than what the people who are not on leave make on a good day, in tens. */
function targetOf(members: readonly Employee[], hourly: number, day: Day): number {
  const there = members.filter(({ leaves, from }) => day >= from && !leaveOn(leaves, day)).length
  return Math.max(1, Math.round((there * hourly * 8 * ambition) / 10)) * 10
}

/** Most days reach their target. Today a machine has stopped in the second sewing line of each designation. */
function drawPace(random: Random, worldDay: WorldDay | undefined, line: number): number {
  if (worldDay?.state === 'today') return line === 1 ? 0.55 : 1.05 + random.next() * 0.15
  return random.happens(0.75) ? 0.98 + random.next() * 0.12 : 0.72 + random.next() * 0.18
}

function daysWithQuotas(days: readonly WorldDay[]) {
  const past = days.slice(-quotaDays).map((worldDay) => ({ day: worldDay.day, worldDay }))
  const today = days.at(-1)?.day ?? ''
  const coming: { day: Day; worldDay: undefined }[] = []
  for (let day = addDays(today, 1); coming.length < plannedDays; day = addDays(day, 1))
    if (weekday(day) !== 0) coming.push({ day, worldDay: undefined })
  return [...past, ...coming]
    .filter(({ day }) => weekday(day) !== 0)
    .map((one, index) => ({ ...one, week: Math.floor(index / 6) }))
}
