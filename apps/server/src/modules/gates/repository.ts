import { type RawBuilder, sql } from 'kysely'
import type { GateCaller } from '../../platform/caller.ts'
import type { Queries } from '../../platform/database/connection.ts'
import { wholeScope, within } from '../../platform/scope.ts'
import type { Work } from '../../platform/work.ts'
import { type GateRow, gateColumns } from './gate.ts'

/** Locks an active gate in scope for a change. */
export async function findAndLockGate({ queries, scope }: Work, id: string): Promise<GateRow | undefined> {
  const { branchId } = wholeScope(scope)
  const { rows } = await sql<GateRow>`
    select ${gateColumns} from gate join branch on branch.id = gate.branch_id
    where gate.id = ${id} and gate.ended_at is null and ${within({ branchId, personId: null }, 'gate')}
    for update of gate`.execute(queries)
  return rows[0]
}

interface NewGate {
  readonly id: string
  readonly branchId: string
  readonly name: string
}

/** The single-use pairing code of a gate, as a hash, and when it expires. */
export interface Pairing {
  readonly hash: Buffer
  readonly until: Date
}

/** @returns whether it was written; false without such a branch, or when the id is taken */
export async function insertGate(
  { queries, scope, now }: Work,
  gate: NewGate,
  pairing: Pairing,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into gate (id, branch_id, name, created_by, created_at, pairing_hash, pairing_until)
    select ${gate.id}::uuid, branch.id, ${gate.name}::text, ${scope.personId}::uuid, ${now}::timestamptz,
      ${pairing.hash}::bytea, ${pairing.until}::timestamptz
    from branch where branch.id = ${gate.branchId} and branch.active for share
    on conflict (id) do nothing`.execute(queries)
  return numAffectedRows === 1n
}

/** Gives a gate a new name and code. Its current tablet keeps working until another one is paired. */
export async function renewGate(
  { queries }: Work,
  { id, name }: { id: string; name: string },
  pairing: Pairing,
): Promise<void> {
  await sql`
    update gate set name = ${name}, pairing_hash = ${pairing.hash}, pairing_until = ${pairing.until},
      version = version + 1
    where id = ${id}`.execute(queries)
}

/** For `update gate set`: ends a gate with its token and code. */
export const ended = (now: Date): RawBuilder<unknown> => sql`
  ended_at = ${now}, token_hash = null, pairing_hash = null, pairing_until = null`

export async function endGate({ queries, now }: Work, id: string): Promise<void> {
  await sql`update gate set ${ended(now)}, version = version + 1 where id = ${id}`.execute(queries)
}

/**
 * Exchanges a code for a tablet's token. Runs as the owner, because the tablet is not signed in.
 * @returns the gate, if the code is valid
 */
export async function pairByCode(
  queries: Queries,
  { codeHash, tokenHash, now }: { codeHash: Buffer; tokenHash: Buffer; now: Date },
): Promise<(NewGate & { readonly pairedBefore: boolean }) | undefined> {
  const { rows } = await sql<NewGate & { pairedBefore: boolean }>`
    with waiting as (
      select id, paired_at from gate
      where pairing_hash = ${codeHash} and pairing_until > ${now} and ended_at is null
      for update
    )
    update gate set token_hash = ${tokenHash}, paired_at = ${now}, silent_from = last_seen_at, heard_from = ${now},
      last_seen_at = ${now}, pairing_hash = null, pairing_until = null, version = version + 1
    from waiting
    where gate.id = waiting.id
    returning gate.id, gate.branch_id as "branchId", gate.name, waiting.paired_at is not null as "pairedBefore"`.execute(
    queries,
  )
  return rows[0]
}

/** The gate at which a tap was taken; ended gates included. */
export async function gateOf(queries: Queries, id: string): Promise<GateCaller | undefined> {
  const { rows } = await sql<GateCaller>`
    select id as "gateId", name, branch_id as "branchId" from gate where id = ${id}`.execute(queries)
  return rows[0]
}
