import { sql } from 'kysely'
import type { Work } from '../../../platform/work.ts'
import { coveredByPayslip } from '../covering-payslip.ts'
import { copiedSchedule, hasOtherSchedule, scheduleOn } from '../schedule.ts'
import { type DaysOfPerson, followDaysOff } from './follow-days-off.ts'
import { auditNewHours, type NewHours, newHoursOf } from './new-hours.ts'

/**
 * Copies the schedule into days that payslips no longer cover, if it was assigned while they did, and removes the absences
 * on those that it makes days off. A shift's new hours still apply only to records written later. The number of statements
 * does not depend on the number of days.
 */
export async function refreshFreedDays(work: Work, freed: readonly Required<DaysOfPerson>[]): Promise<void> {
  if (freed.length === 0) return
  await followDaysOff(work, freed)
  const rows = freed.map(({ personId, from, to }) => ({ person_id: personId, first_day: from, last_day: to }))
  const { rows: changed } = await sql<NewHours>`
    update attendance
    set ${copiedSchedule}, version = attendance.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as payslip (person_id uuid, first_day date, last_day date)
    join attendance as freed on freed.active and freed.person_id = payslip.person_id
      and freed.day between payslip.first_day and payslip.last_day
    cross join lateral ${scheduleOn(sql`freed.person_id`, sql`freed.day`)} as schedule
    where attendance.id = freed.id and ${hasOtherSchedule}
      and not ${coveredByPayslip(sql`freed.person_id`, sql`freed.day`)}
      and (
        select written_at from shift_assignment
        where person_id = freed.person_id and from_day <= freed.day
        order by from_day desc
        limit 1
      ) > freed.schedule_at
    returning ${newHoursOf('freed')}`.execute(work.queries)
  await auditNewHours(work, changed)
}
