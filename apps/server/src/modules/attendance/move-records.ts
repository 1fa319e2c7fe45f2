import type { Day } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Work } from '../../platform/work.ts'
import { moveCorrections } from './corrections/move-corrections.ts'
import { paidOutside } from './covering-payslip.ts'
import { isUnsettledTap, tappedOn } from './punches/refused-taps.ts'
import { scheduleOn } from './schedule.ts'
import { refreshSchedules } from './shifts/assignments.ts'

/**
 * Moves the unpaid days and open requests of people to their new branch, which will pay them next. A paid day stays with
 * the branch that paid it. An absence or a leave that another branch recorded on such a day moves to the paying branch
 * when the person returns there. In the new branch, the usual hours apply from today on. Own days keep their hours: a
 * General Manager moves those when they remove the branch that they came from (decision 0023).
 * @returns the requests, for `notifyOfMovedCorrections`
 */
export async function moveRecords(work: Work, ids: readonly string[], branchId: string): Promise<string[]> {
  const { queries, scope, today } = work
  const branch = sql`${branchId}::uuid`
  await moveRows(
    work,
    { branch, from: sql`` },
    (person, day) => sql`${person} = any(${ids}::uuid[]) and not ${paidOutside(branch, person, day)}`,
  )
  const corrections = await moveCorrections(work, ids, branchId)
  await endAssignments(queries, ids, branchId, today)
  await refreshSchedules(
    work,
    ids.flatMap((personId) => (personId === scope.personId ? [] : [{ personId, from: today }])),
  )
  return corrections
}

/** Moves the days of payslips that are no longer paid, and their claims, to the branches that will pay them. */
export async function moveDays(work: Work, payslipIds: readonly string[]): Promise<void> {
  const branch = sql`payslip.branch_id`
  await moveRows(
    work,
    { branch, from: sql`from payslip` },
    (person, day) => sql`
      payslip.id = any(${payslipIds}::uuid[]) and ${person} = payslip.person_id
      and ${day} between payslip.period_start and payslip.period_end`,
  )
}

/**
 * Moves to a branch what another one keeps of these days: records, claims, and the taps that nobody has dealt with.
 * @param which by the columns of a row's person and day
 */
async function moveRows(
  { queries, timeZone }: Work,
  { branch, from }: { branch: RawBuilder<unknown>; from: RawBuilder<unknown> },
  which: (person: RawBuilder<unknown>, day: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<void> {
  const tables = [
    {
      name: 'attendance',
      day: sql`attendance.day`,
      moves: sql`attendance.active`,
      also: sql`, version = attendance.version + 1`,
    },
    { name: 'punch', day: sql`punch.day`, moves: sql`true`, also: sql`` },
    { name: 'gate_punch', day: tappedOn(timeZone), moves: isUnsettledTap, also: sql`` },
  ]
  for (const { name, day, moves, also } of tables) {
    const [person, keeper] = [sql.ref(`${name}.person_id`), sql.ref(`${name}.branch_id`)]
    await sql`
      update ${sql.table(name)} set branch_id = ${branch} ${also} ${from}
      where ${moves} and ${keeper} <> ${branch} and ${which(person, day)}`.execute(queries)
  }
}

async function endAssignments(
  queries: Work['queries'],
  ids: readonly string[],
  branchId: string,
  today: Day,
): Promise<void> {
  await sql`
    delete from shift_assignment where person_id = any(${ids}::uuid[]) and from_day >= ${today}`.execute(
    queries,
  )
  // The new branch cannot see the former branch's shifts, but records and pays days that were assigned to them. An
  // assignment during which the shift's hours changed becomes several, because each keeps one set of hours.
  await sql`
    insert into shift_assignment (person_id, branch_id, from_day, shift_id, written_at)
    select assigned.person_id, ${branchId}::uuid, former.before_day, assigned.shift_id, assigned.written_at
    from (
      select *, lead(from_day, 1, ${today}::date) over (partition by person_id order by from_day) as until_day
      from shift_assignment where person_id = any(${ids}::uuid[])
    ) as assigned
    join former_shift_hours as former on former.shift_id = assigned.shift_id
      and former.before_day > assigned.from_day and former.before_day < assigned.until_day
    where assigned.starts_at is null`.execute(queries)
  await sql`
    update shift_assignment
    set branch_id = ${branchId}, starts_at = schedule.paid_from, ends_at = schedule.paid_until,
      break_minutes = schedule.break_minutes, days = schedule.days
    from shift_assignment as assigned
    left join lateral ${scheduleOn(sql`assigned.person_id`, sql`assigned.from_day`)} as schedule
      on assigned.shift_id is not null
    where assigned.person_id = any(${ids}::uuid[]) and shift_assignment.person_id = assigned.person_id
      and shift_assignment.from_day = assigned.from_day`.execute(queries)
  await sql`
    insert into shift_assignment (person_id, branch_id, from_day, shift_id)
    select distinct person_id, ${branchId}::uuid, ${today}::date, null::uuid
    from shift_assignment where person_id = any(${ids}::uuid[])`.execute(queries)
}
