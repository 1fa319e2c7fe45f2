import { texts } from '@tahi/contract'
import { sql } from 'kysely'
import { Refusal } from '../../platform/errors.ts'
import type { Work } from '../../platform/work.ts'
import { namedByCode } from './named-by-code.ts'
import type { StoredPerson } from './person.ts'

/**
 * Refuses a number that another person has on the branch's clock, and names that person, because a deactivated one is in
 * no list. A unique index keeps two people from taking it at the same moment.
 * @throws Refusal conflict at `clockNumber`
 */
export async function refuseTakenClockNumber(
  { queries }: Work,
  { id, branchId, clockNumber }: StoredPerson,
): Promise<void> {
  if (clockNumber === null) return
  const { rows } = await sql<{ name: string; active: boolean }>`
    select ${namedByCode} as name, active
    from person where branch_id = ${branchId} and clock_number = ${clockNumber} and id <> ${id}`.execute(
    queries,
  )
  const [holder] = rows
  if (!holder) return
  const msg = texts.person.clockNumberHeld(holder.name, holder.active)
  throw new Refusal('conflict', msg, { errors: [{ path: 'clockNumber', msg }] })
}
