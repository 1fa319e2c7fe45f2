import type { Day } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { about, audit } from '../../../platform/audit.ts'
import { payingBranch } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import { isAbsenceOfClose, noAbsenceWasRemoved, scheduleActions, wasClosed } from '../absence-of-close.ts'
import { coveredByPayslip } from '../covering-payslip.ts'
import { wouldBeAbsent } from '../expected.ts'
import { copiedSchedule, isWorkingDay, scheduleOn } from '../schedule.ts'
import { tellOwners } from '../tell-record.ts'

/** Days of a person. */
export interface DaysOfPerson {
  readonly personId: string
  readonly from: Day
  /** The last one; without it, all days from the first on. */
  readonly to?: Day
}

interface Absence {
  readonly id: string
  readonly branchId: string
  readonly personId: string
  readonly day: Day
}

/**
 * Nobody is absent on a day off (D3). Removes the absences that the nightly close wrote on days that are days off by now,
 * and writes back those on days that are working days again. What somebody entered, decided or removed stays so, and so do
 * days under a payslip.
 * @param days whose schedule may have changed, of people whose rows the caller has locked
 */
export async function followDaysOff(work: Work, days: readonly DaysOfPerson[]): Promise<void> {
  if (days.length === 0) return
  await removeOnDaysOff(work, days)
  await writeBackOnWorkingDays(work, days)
}

const isCovered = coveredByPayslip(sql`former.person_id`, sql`former.day`)

/** The absences on these days as `former`, with the `schedule` of their day. @param kind live or removed ones */
function absencesOn(days: readonly DaysOfPerson[], kind: 'live' | 'removed'): RawBuilder<unknown> {
  const rows = days.map(({ personId, from, to }) => ({ person_id: personId, first_day: from, last_day: to }))
  return sql`
    jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as span (person_id uuid, first_day date, last_day date)
    join attendance as former on ${kind === 'live' ? sql`former.active` : sql`not former.active`}
      and former.person_id = span.person_id
      and former.day between span.first_day and coalesce(span.last_day, 'infinity')
      and former.recorded_status = 'absent' and former.time_in is null
    cross join lateral ${scheduleOn(sql`former.person_id`, sql`former.day`)} as schedule`
}

const absence = sql`
  attendance.id, attendance.branch_id as "branchId", attendance.person_id as "personId", attendance.day`

async function removeOnDaysOff(work: Work, days: readonly DaysOfPerson[]): Promise<void> {
  const { rows } = await sql<Absence>`
    update attendance set active = false, version = attendance.version + 1
    from ${absencesOn(days, 'live')}
    where attendance.id = former.id and not ${isWorkingDay(sql`former.day`)} and not ${isCovered}
      and ${isAbsenceOfClose}
    returning ${absence}`.execute(work.queries)
  await tell(work, scheduleActions.dayOff, rows)
}

/** A person may have been assigned to and fro, so a day may have several absences to choose from. */
async function writeBackOnWorkingDays(work: Work, days: readonly DaysOfPerson[]): Promise<void> {
  const { rows } = await sql<Absence>`
    with due as (
      select distinct on (former.person_id, former.day) former.id, schedule.*
      from ${absencesOn(days, 'removed')}
      join person on person.id = former.person_id and former.branch_id = ${payingBranch}
      where ${wasClosed('former', work.timeZone)} and ${wouldBeAbsent(sql`former.day`, work.timeZone)}
        and not ${isCovered} and ${noAbsenceWasRemoved(sql`former.day`)}
        and not exists (
          select from attendance as other
          where other.active and other.person_id = former.person_id and other.day = former.day)
      order by former.person_id, former.day, former.id
    )
    update attendance set active = true, version = attendance.version + 1, ${copiedSchedule}
    from due as schedule
    where attendance.id = schedule.id
    returning ${absence}`.execute(work.queries)
  await tell(work, scheduleActions.workingDay, rows)
}

async function tell(
  work: Work,
  action: (typeof scheduleActions)['dayOff' | 'workingDay'],
  absences: readonly Absence[],
): Promise<void> {
  await audit(
    work,
    absences.map(({ id, branchId, day }) => ({
      ...about('attendance', { id, branchId }),
      action,
      [action === scheduleActions.dayOff ? 'before' : 'after']: { date: day, status: 'absent' },
    })),
  )
  tellOwners(work, absences)
}
