import { texts } from '@tahi/contract'
import { sql } from 'kysely'
import { audit } from '../../platform/audit.ts'
import { invalid, notFound } from '../../platform/errors.ts'
import { isOneOf } from '../../platform/lists/conditions.ts'
import { type PersonNameRow, personNameColumns } from '../../platform/person-name.ts'
import { personBranchIs, wholeScope } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { writePins } from './pins.ts'

/** A person who may have a PIN: an active employee of a branch. */
export interface PinHolder extends PersonNameRow {
  readonly id: string
  readonly branchId: string
  readonly branchName: string
}

/**
 * The employees with these ids in scope, each once.
 * @param field the call's field with the ids
 * @throws Refusal not_found when one does not exist in scope; invalid for a person who is not an employee
 */
export async function findHolders(
  { queries, scope }: Work,
  ids: readonly string[],
  field: string,
): Promise<PinHolder[]> {
  const { rows } = await sql<PinHolder & { role: string }>`
    select person.id, ${personNameColumns}, person.branch_id as "branchId", branch.name as "branchName", person.role
    from person join branch on branch.id = person.branch_id
    where ${isOneOf('person.id', ids)} and person.active
      and ${personBranchIs(wholeScope(scope).branchId)}`.execute(queries)
  if (rows.length < new Set(ids).size) throw notFound()
  if (rows.some(({ role }) => role !== 'user')) throw invalid(field, texts.gate.employeesOnly)
  return rows
}

/** Writes PINs that HR gave, to people who are in scope at this moment. @throws Refusal as `findHolders` */
export async function keepPins(
  work: Work,
  hashes: ReadonlyMap<string, string>,
  field: string,
): Promise<void> {
  const holders = await findHolders(work, [...hashes.keys()], field)
  await writePins(work, hashes)
  await audit(
    work,
    holders.map(({ id, branchId }) => ({
      action: 'gate-pin.set',
      entity: 'gate_pin',
      entityId: id,
      branchId,
    })),
  )
}
