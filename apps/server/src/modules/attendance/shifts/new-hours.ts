import type { AttendanceStatus, Minutes, WallTime } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { about, audit } from '../../../platform/audit.ts'
import type { Work } from '../../../platform/work.ts'
import { scheduleActions } from '../absence-of-close.ts'

interface Hours {
  readonly status: AttendanceStatus
  readonly lateAfter: WallTime
  readonly paidFrom: WallTime
  readonly paidUntil: WallTime
  readonly breakMinutes: Minutes
}

/** A record with a new schedule, and its status before and after. */
export interface NewHours {
  readonly id: string
  readonly branchId: string
  readonly before: Hours
  readonly after: Hours
}

/** For `update attendance … returning`. @param former the alias of the record before the update */
export const newHoursOf = (former: string): RawBuilder<unknown> => sql`
  attendance.id, attendance.branch_id as "branchId",
  ${hoursOf(former)} as before, ${hoursOf('attendance')} as after`

const hoursOf = (record: string): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${record}.${name}`)
  return sql`jsonb_build_object('status', ${column('status')}, 'lateAfter', ${column('late_after')},
    'paidFrom', ${column('paid_from')}, 'paidUntil', ${column('paid_until')}, 'breakMinutes', ${column('break_minutes')})`
}

/** Audits the new hours of any number of records in one statement. */
export const auditNewHours = (work: Work, records: readonly NewHours[]): Promise<void> =>
  audit(
    work,
    records.map(({ id, branchId, before, after }) => ({
      ...about('attendance', { id, branchId }),
      action: scheduleActions.newHours,
      before,
      after,
    })),
  )
