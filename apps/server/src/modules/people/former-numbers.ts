import { type RawBuilder, sql } from 'kysely'
import type { Work } from '../../platform/work.ts'

/**
 * Keeps whom the numbers on a branch's clock meant, of people who leave the branch: its older files mean them, whoever
 * gets the number (decision 0007). Their rows still have the number.
 * @param goTo as for `noteFormerMembers`
 */
export const keepNumbersLeft = (work: Work, ids: readonly string[], goTo: string | null): Promise<void> =>
  keepNumbers(work, ids, {
    where: sql`person.branch_id is distinct from ${goTo}::uuid`,
    mayBeWrong: sql`false`,
  })

/**
 * The same for people whose number is changed or taken in their branch. Who still works there perhaps never had it on the
 * clock. A number that nobody was paid by is corrected without a trace, and so is one that was given and changed on one
 * day.
 */
export const keepNumbersTaken = (work: Work, ids: readonly string[]): Promise<void> =>
  keepNumbers(work, ids, {
    where: sql`case when person.active then ${paidBefore(work)} else ${everImported} end`,
    mayBeWrong: sql`person.active`,
  })

async function keepNumbers(
  { queries, today }: Work,
  ids: readonly string[],
  { where, mayBeWrong }: { where: RawBuilder<unknown>; mayBeWrong: RawBuilder<unknown> },
): Promise<void> {
  await sql`
    insert into former_clock_number (branch_id, clock_number, last_day, person_id, may_be_wrong)
    select person.branch_id, person.clock_number,
      case when person.active then ${today}::date else coalesce(person.deactivated_on, ${today}::date) end,
      person.id, ${mayBeWrong}
    from person
    where person.id = any(${ids}::uuid[]) and person.clock_number is not null and ${where}
    on conflict do nothing`.execute(queries)
}

/** On a day before today, a file was imported in which the number meant them; as long as its rows are kept. */
const paidBefore = ({ today, timeZone }: Work) => sql`exists (
  select from attendance_import_row as row join attendance_import on attendance_import.id = row.import_id
  where row.branch_id = person.branch_id and row.person_id = person.id and row.clock_number = person.clock_number
    and row.outcome in ('good', 'unchanged') and attendance_import.state = 'imported'
    and (attendance_import.created_at at time zone ${timeZone})::date < ${today}
)`

const everImported = sql`exists (
  select from attendance
  where attendance.person_id = person.id and attendance.branch_id = person.branch_id and attendance.import_id is not null
)`
