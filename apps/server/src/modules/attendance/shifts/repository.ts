import { texts } from '@tahi/contract'
import { sql } from 'kysely'
import { asConflict } from '../../../platform/errors.ts'
import { wholeScope, within } from '../../../platform/scope.ts'
import type { Work } from '../../../platform/work.ts'
import { type ShiftRow, shiftColumns } from './shift.ts'

/** Locks a shift in scope for a change; removed shifts included. */
export async function findAndLockShift({ queries, scope }: Work, id: string): Promise<ShiftRow | undefined> {
  const { branchId } = wholeScope(scope)
  const { rows } = await sql<ShiftRow>`
    select ${shiftColumns} from shift
    where shift.id = ${id} and ${within({ branchId, personId: null }, 'shift')}
    for update`.execute(queries)
  return rows[0]
}

/**
 * @returns whether it was written; false without such a branch, or when another branch's shift has this id.
 * @throws Refusal conflict
 */
export async function insertShift({ queries, now }: Work, shift: ShiftRow): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into shift (id, branch_id, name, starts_at, ends_at, break_minutes, days, active, created_at)
    select ${shift.id}::uuid, branch.id, ${shift.name}::text, ${shift.start}::smallint, ${shift.end}::smallint,
      ${shift.breakMinutes}::smallint, ${shift.days}::smallint[], ${shift.active}::boolean, ${now}::timestamptz
    from branch where branch.id = ${shift.branchId} and branch.active for share
    on conflict (id) do nothing`
    .execute(queries)
    .catch(refuseTakenName)
  return numAffectedRows === 1n
}

/** Whether the caller, as one of the branch, has the shift today or will have it. */
export async function isOwn({ queries, scope, today }: Work, { id, branchId }: ShiftRow): Promise<boolean> {
  if (scope.branchId !== branchId) return false
  const { rows } = await sql`
    select from shift_assignment as own
    where own.person_id = ${scope.personId} and own.shift_id = ${id} and not exists (
      select from shift_assignment as later
      where later.person_id = own.person_id and later.from_day > own.from_day and later.from_day <= ${today})
    limit 1`.execute(queries)
  return rows.length > 0
}

/**
 * Keeps the hours that a shift had until yesterday, if anybody was assigned to it by then. Of several changes in a day,
 * the first one keeps them.
 */
export async function keepHours({ queries, today }: Work, shiftId: string): Promise<void> {
  await sql`
    insert into former_shift_hours (shift_id, branch_id, before_day, starts_at, ends_at, break_minutes, days)
    select id, branch_id, ${today}::date, starts_at, ends_at, break_minutes, days
    from shift
    where id = ${shiftId} and exists (
      select from shift_assignment
      where shift_id = shift.id and from_day < ${today} and shift_assignment.starts_at is null)
    on conflict (shift_id, before_day) do nothing`.execute(queries)
}

/** Writes the shift's fields and increments the version. @throws Refusal conflict */
export async function updateShift({ queries }: Work, shift: ShiftRow): Promise<void> {
  await sql`
    update shift
    set name = ${shift.name}, starts_at = ${shift.start}, ends_at = ${shift.end},
      break_minutes = ${shift.breakMinutes}, days = ${shift.days}::smallint[], active = ${shift.active},
      version = version + 1
    where id = ${shift.id}`
    .execute(queries)
    .catch(refuseTakenName)
}

const refuseTakenName = asConflict({ shift_living_name: texts.shift.nameTaken })
