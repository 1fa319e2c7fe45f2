import type { AttendanceDay, AttendanceMonth, readAttendanceMonth as call, Request } from '@tahi/contract'
import {
  attendedStatuses,
  type CorrectionState,
  type Day,
  dayEffect,
  formatWallTimeOrNone,
  type LeaveType,
  lastOfMonth,
  type PayslipDay,
  type PayslipRecord,
  type Period,
  type WallTime,
  whyUnpaid,
} from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Result } from '../../platform/http/binding.ts'
import type { Work } from '../../platform/work.ts'
import { dayOfCorrection, timeOutOf } from './corrections/correction.ts'
import { addedOn } from './expected.ts'
import { leaveTypeOn } from './leave-type-on.ts'
import { isWorkingDay, scheduleOn } from './schedule.ts'

/** The caller's own month day by day, from their first day up to today, with what each day earns (D5). */
export async function readAttendanceMonth(
  work: Work,
  { query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const from = `${query.month}-01`
  const end = lastOfMonth(from)
  const found = from > work.today ? [] : await daysOf(work, { from, to: end < work.today ? end : work.today })
  const days = found.map(toDay)
  return { month: query.month, days, totals: totalsOf(days) }
}

interface DayRow {
  day: Day
  working: boolean
  leaveType: LeaveType | null
  record: PayslipRecord | null
  payslipId: string | null
  paid: boolean
  /** The day's entry on the payslip: what it pays, not what was recorded since it was computed. */
  payslipDay: PayslipDay | null
  correction: {
    id: string
    state: CorrectionState
    timeIn: WallTime
    timeOut: WallTime | null
    reason: string
    answer: string | null
    version: number
  } | null
}

/** All that is known of the caller's own days, in one statement. The scope names the person. */
async function daysOf({ queries, scope, timeZone, today }: Work, { from, to }: Period): Promise<DayRow[]> {
  const me = sql`${scope.personId}::uuid`
  const { rows } = await sql<DayRow>`
    select each.day::date as day, ${isWorkingDay(sql`each.day`)} as working,
      ${leaveTypeOn(me, sql`each.day`)} as "leaveType",
      (
        select json_build_object(
          'id', id, 'day', day, 'status', status, 'timeIn', time_in, 'timeOut', time_out,
          'schedule', json_build_object(
            'lateAfter', late_after, 'paidFrom', paid_from, 'paidUntil', paid_until, 'breakMinutes', break_minutes
          )
        )
        from attendance where active and person_id = ${me} and attendance.day = each.day
      ) as record,
      payslip.id as "payslipId", coalesce(payslip.status = 'paid', false) as paid,
      (
        select line from jsonb_array_elements(payslip.days) as line
        where line ->> 'day' = each.day::text
      ) as "payslipDay",
      (
        select json_build_object('id', correction.id, 'state', correction.state, 'timeIn', correction.time_in,
          'timeOut', ${timeOutOf}, 'reason', correction.reason, 'answer', correction.answer,
          'version', correction.version)
        from correction ${dayOfCorrection}
        where correction.person_id = ${me} and correction.day = each.day and correction.state <> 'withdrawn'
        order by correction.created_at desc, correction.id desc
        limit 1
      ) as correction
    from (select ${from}::date + number as day from generate_series(0, ${to}::date - ${from}::date) as number) as each
    cross join lateral ${scheduleOn(me, sql`each.day`)} as schedule
    left join payslip on payslip.active and payslip.person_id = ${me}
      and each.day between payslip.period_start and payslip.period_end
    where each.day >= ${firstDayOf(me, timeZone, today)}
    order by each.day`.execute(queries)
  return rows
}

/**
 * A person's first day: when they were added, or earlier if something is known of an earlier one. Before it a missing
 * record means nothing. Never after today, whatever the company's zone was when they were added.
 */
const firstDayOf = (me: RawBuilder<unknown>, timeZone: string, today: Day) => sql`(
  select least(${addedOn(timeZone)}, ${today}::date,
    (select min(day) from attendance where active and person_id = ${me}),
    (select min(day) from correction where person_id = ${me} and state <> 'withdrawn'))
  from person where id = ${me}
)`

function toDay({ day, record, correction, ...row }: DayRow): AttendanceDay {
  return {
    date: day,
    working: row.working,
    leaveType: row.leaveType,
    record: record && {
      _id: record.id,
      timeIn: formatWallTimeOrNone(record.timeIn),
      timeOut: formatWallTimeOrNone(record.timeOut),
      status: record.status,
    },
    ...figuresOf({ record, ...row }),
    payslipId: row.payslipId,
    paid: row.paid,
    correction: correction && {
      _id: correction.id,
      state: correction.state,
      timeIn: formatWallTimeOrNone(correction.timeIn),
      timeOut: formatWallTimeOrNone(correction.timeOut),
      reason: correction.reason,
      answer: correction.answer,
      version: correction.version,
    },
  }
}

type Figures = Pick<AttendanceDay, 'regularMinutes' | 'overtimeMinutes' | 'counted' | 'reason' | 'unpaid'>

/**
 * What a day earns. Under a payslip this is what the payslip says, also a pending one whose day was confirmed since:
 * otherwise the month would add up to another sum than the payslips
 * (docs/decisions/0022-days-under-a-payslip.md). What recomputing would bring is not counted yet.
 */
function figuresOf({ record, payslipId, payslipDay, paid }: Omit<DayRow, 'day' | 'correction'>): Figures {
  const now = record && dayEffect(record)
  const counted = (payslipId === null ? now : payslipDay)?.counted ?? false
  const { regularMinutes, overtimeMinutes } =
    (payslipId !== null && (counted || paid) ? payslipDay : now) ?? nothing
  return {
    regularMinutes,
    overtimeMinutes,
    counted,
    reason: now?.reason ?? null,
    unpaid: record && payslipId !== null ? (payslipDay ? whyUnpaid(payslipDay) : 'unrecorded') : null,
  }
}

const nothing = { regularMinutes: 0, overtimeMinutes: 0 }

function totalsOf(days: readonly AttendanceDay[]): AttendanceMonth['totals'] {
  const having = (...statuses: readonly string[]) =>
    days.filter(({ record }) => record && statuses.includes(record.status))
  const counted = days.filter((day) => day.counted)
  const minutes = (of: readonly AttendanceDay[], figure: 'regularMinutes' | 'overtimeMinutes') =>
    of.reduce((sum, day) => sum + day[figure], 0)
  const waiting = days.filter((day) => !day.counted)
  return {
    attendedDays: having(...attendedStatuses).length,
    lateDays: having('late').length,
    absentDays: having('absent').length,
    leaveDays: having('leave').length,
    regularMinutes: minutes(counted, 'regularMinutes'),
    overtimeMinutes: minutes(counted, 'overtimeMinutes'),
    waitingMinutes: minutes(waiting, 'regularMinutes') + minutes(waiting, 'overtimeMinutes'),
  }
}
