import { type Refused, texts } from '@tahi/contract'
import { sql } from 'kysely'
import { about, audit } from '../../platform/audit.ts'
import { divideRows } from '../../platform/divide-rows.ts'
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

/** The employees with these ids in scope, each once, and why the others may have no PIN. */
export async function findHolders(
  { queries, scope }: Work,
  ids: readonly string[],
): Promise<{ holders: PinHolder[]; refused: Refused }> {
  const { rows } = await sql<PinHolder & { role: string }>`
    select person.id, ${personNameColumns}, person.branch_id as "branchId", branch.name as "branchName", person.role
    from person join branch on branch.id = person.branch_id
    where ${isOneOf('person.id', ids)} and person.active
      and ${personBranchIs(wholeScope(scope).branchId)}`.execute(queries)
  const { done, refused } = divideRows([...new Set(ids)], rows, ({ role }) =>
    role === 'user' ? undefined : texts.gate.employeesOnly,
  )
  return { holders: done, refused }
}

/**
 * The employee with this id in scope.
 * @throws Refusal not_found when there is none; invalid at `userId` for a person who is not an employee
 */
export async function findHolder(work: Work, userId: string): Promise<PinHolder> {
  const { holders, refused } = await findHolders(work, [userId])
  const [holder] = holders
  if (holder) return holder
  throw refused.some(({ code }) => code === 'not_found')
    ? notFound()
    : invalid('userId', texts.gate.employeesOnly)
}

/** Writes the PINs that HR gave. @param holders as found in the same transaction, each with the hash of the PIN */
export async function keepPins(
  work: Work,
  holders: readonly (PinHolder & { readonly hash: string })[],
): Promise<void> {
  await writePins(work, new Map(holders.map(({ id, hash }) => [id, hash])))
  await audit(
    work,
    holders.map(({ id, branchId }) => ({
      ...about('gate_pin', { id, branchId }),
      action: 'gate-pin.set',
    })),
  )
}
