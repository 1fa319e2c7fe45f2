import { type RawBuilder, sql } from 'kysely'
import type { GateCaller } from '../../platform/caller.ts'
import type { Queries } from '../../platform/database/connection.ts'
import { fullNameOfPerson } from '../../platform/person-name.ts'

interface Puncher {
  readonly id: string
  readonly name: string
  /** Their current branch, where their unpaid days went with them; null when they are no longer an employee. */
  readonly branchId: string | null
  /** Whether they belonged to the gate's branch when they tapped. */
  readonly belonged: boolean
}

/**
 * The employee whose code was typed at a gate. They must work in its branch. For an offline tap they may also have been
 * promoted since, or have left the branch, even before the tap: an offline tablet does not know.
 * @param tappedAt when the server believes the tap happened; null for a tap sent at once
 */
export async function findPuncher(
  queries: Queries,
  { code, gate: { gateId, branchId }, tappedAt }: { code: string; gate: GateCaller; tappedAt: Date | null },
): Promise<Puncher | undefined> {
  const worksHere = sql`(person.active and person.branch_id = ${branchId}::uuid)`
  const branchThen = (entity: RawBuilder<unknown>) =>
    sql`coalesce(${formerly(entity, 'branchId', tappedAt)}::uuid, ${entity}.branch_id)`
  const { rows } = await sql<Puncher>`
    select person.id, ${fullNameOfPerson} as name,
      case when person.role = 'user' then person.branch_id end as "branchId",
      ${worksHere} or ${tappedAt}::timestamptz is not null
        and coalesce(${formerly(sql`person`, 'active', tappedAt)}::boolean, person.active)
        and ${branchThen(sql`person`)} = ${branchThen(sql`gate`)} as belonged
    from person join gate on gate.id = ${gateId}
    where lower(person.code) = ${code.toLowerCase()} and (person.role = 'user' and ${worksHere}
      or ${tappedAt}::timestamptz is not null
      and 'user' in (person.role, ${formerly(sql`person`, 'role', tappedAt)})
      and (person.branch_id = ${branchId} or exists (
        select from former_member
        where former_member.person_id = person.id and former_member.branch_id = ${branchId}
      )))`.execute(queries)
  return rows[0]
}

/** A field's value at an earlier moment, if it changed since: the audit trail's first change after that moment tells it. */
const formerly = (
  entity: RawBuilder<unknown>,
  field: string,
  moment: Date | null,
): RawBuilder<unknown> => sql`(
  select before ->> ${field}::text from audit_entry
  where entity_id = ${entity}.id and at > ${moment}::timestamptz and before ? ${field}::text
  order by id limit 1
)`
