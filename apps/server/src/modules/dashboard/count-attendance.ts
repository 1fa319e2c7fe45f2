import type { DashboardSummary } from '@tahi/contract'
import type { Day } from '@tahi/domain'
import { sql } from 'kysely'
import { branchIs } from '../../platform/scope.ts'
import { awaitsConfirmation, isAttended, lacksTimeOut } from '../attendance/index.ts'
import type { Asked } from './asked.ts'
import { perDay } from './trend.ts'

/** How many were at work and how many absent on each day. Reads only the list's index, not the table. */
export async function countAttendance({
  work,
  branchId,
  days,
}: Asked): Promise<DashboardSummary['attendance']> {
  const { rows } = await sql<{ day: Day; count: number; absent: number }>`
    select attendance.day, count(*) filter (where ${isAttended}) as count,
      count(*) filter (where attendance.status = 'absent') as absent
    from attendance
    where attendance.active and ${branchIs('attendance', branchId)}
      and attendance.day between ${days.from} and ${days.to}
    group by attendance.day`.execute(work.queries)
  const trend = perDay(days, rows)
  const absent = perDay(
    days,
    rows.map(({ day, absent }) => ({ day, count: absent })),
  )
  return { count: trend.at(-1) ?? 0, trend, absent }
}

interface Unfinished {
  /** Full days that wait for confirmation. */
  readonly pending: number
  /** Days before today with a time in and no time out. */
  readonly missing: number
}

/** Days of the period that HR can still do something about. */
export async function countUnfinished({ work, branchId, days }: Asked): Promise<Unfinished> {
  const { rows } = await sql<Unfinished>`
    select count(*) filter (where ${awaitsConfirmation}) as pending,
      count(*) filter (where ${lacksTimeOut(work.today)}) as missing
    from attendance
    where attendance.active and ${branchIs('attendance', branchId)}
      and attendance.day between ${days.from} and ${days.to}`.execute(work.queries)
  return rows[0] ?? { pending: 0, missing: 0 }
}

/** Open correction requests, for any day. */
export async function countCorrections({ work, branchId }: Asked): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from correction
    where state = 'requested' and ${branchIs('correction', branchId)}`.execute(work.queries)
  return rows[0]?.count ?? 0
}
