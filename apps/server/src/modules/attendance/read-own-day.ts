import type { Today } from '@tahi/contract'
import { formatWallTime } from '@tahi/domain'
import { sql } from 'kysely'
import type { Work } from '../../platform/work.ts'
import { leaveTypeOn } from './leave-type-on.ts'
import { findOpenYesterday } from './punches/after-midnight.ts'
import { toRecord } from './record.ts'
import { findRecord } from './repository.ts'
import { isWorkingDay, scheduleOn } from './schedule.ts'

interface Hours {
  shiftId: string | null
  name: string | null
  /** Minutes after midnight, as are the other times. */
  lateAfter: number
  paidFrom: number
  paidUntil: number
  breakMinutes: number
  working: boolean
  leaveType: string | null
}

/**
 * The caller's own record of today and its hours: the record's once there is a time in, before that the schedule's; in the
 * night also yesterday without a time out.
 */
export async function readOwnDay(work: Work): Promise<Pick<Today, 'record' | 'openYesterday' | 'shift'>> {
  const { queries, scope, today } = work
  const [found, open, hours] = await Promise.all([
    findRecord(work, { personId: scope.personId, day: today }),
    findOpenYesterday(work, work),
    sql<Hours>`
      select schedule.shift_id as "shiftId", schedule.shift_name as name,
        coalesce(begun.late_after, schedule.late_after) as "lateAfter",
        coalesce(begun.paid_from, schedule.paid_from) as "paidFrom",
        coalesce(begun.paid_until, schedule.paid_until) as "paidUntil",
        coalesce(begun.break_minutes, schedule.break_minutes) as "breakMinutes",
        ${isWorkingDay(sql`${today}::date`)} as working,
        ${leaveTypeOn(sql`${scope.personId}::uuid`, sql`${today}::date`)} as "leaveType"
      from ${scheduleOn(sql`${scope.personId}::uuid`, sql`${today}::date`)} as schedule
      left join attendance as begun on begun.active and begun.person_id = ${scope.personId}
        and begun.day = ${today} and begun.time_in is not null`.execute(queries),
  ])
  const [row] = hours.rows
  if (!row) throw new Error('Every day has a schedule.')
  const { lateAfter, paidFrom, paidUntil, ...shift } = row
  return {
    record: found ? ofOneself(toRecord(found, work)) : null,
    openYesterday: open ? { timeIn: formatWallTime(open.timeIn), until: formatWallTime(open.until) } : null,
    shift: {
      date: today,
      ...shift,
      start: formatWallTime(paidFrom),
      end: formatWallTime(paidUntil),
      lateAfter: formatWallTime(lateAfter),
      paidFrom: formatWallTime(paidFrom),
      paidUntil: formatWallTime(paidUntil),
    },
  }
}

const ofOneself = ({ can: _, paidElsewhere: __, ...record }: ReturnType<typeof toRecord>) => record
