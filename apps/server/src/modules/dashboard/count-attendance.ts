import type { DashboardSummary } from '@tahi/contract'
import type { Day } from '@tahi/domain'
import { sql } from 'kysely'
import { branchIs } from '../../platform/scope.ts'
import { awaitsConfirmation, isAttended, lacksTimeOut } from '../attendance/index.ts'
import type { Asked } from './asked.ts'
import { perDay } from './trend.ts'

interface Counted {
  readonly attendance: DashboardSummary['attendance']
  /** Days of the whole period that wait for confirmation. */
  readonly pending: number
}

/**
 * How many were at work and how many absent on each day, and how many of these days are pending. Reads only the list's
 * index, not the table.
 */
export async function countAttendance({ work, branchId, days }: Asked): Promise<Counted> {
  const { rows } = await sql<{ day: Day; count: number; absent: number; pending: number }>`
    select attendance.day, count(*) filter (where ${isAttended}) as count,
      count(*) filter (where attendance.status = 'absent') as absent,
      count(*) filter (where ${awaitsConfirmation}) as pending
    from attendance
    where attendance.active and ${branchIs('attendance', branchId)}
      and attendance.day between ${days.from} and ${days.to}
    group by attendance.day`.execute(work.queries)
  const trend = perDay(days, rows)
  const absent = perDay(
    days,
    rows.map(({ day, absent }) => ({ day, count: absent })),
  )
  return {
    attendance: { count: trend.at(-1) ?? 0, trend, absent },
    pending: rows.reduce((sum, { pending }) => sum + pending, 0),
  }
}

/** Days of the period before today with a time in and no time out. */
export async function countMissingTimeOuts({ work, branchId, days }: Asked): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from attendance
    where attendance.active and ${branchIs('attendance', branchId)}
      and attendance.day between ${days.from} and ${days.to} and ${lacksTimeOut(work.today)}`.execute(
    work.queries,
  )
  return rows[0]?.count ?? 0
}

/** Open correction requests, for any day. */
export async function countCorrections({ work, branchId }: Asked): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from correction
    where state = 'requested' and ${branchIs('correction', branchId)}`.execute(work.queries)
  return rows[0]?.count ?? 0
}
