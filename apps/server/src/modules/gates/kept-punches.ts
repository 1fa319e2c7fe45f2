import type { GateAnswer } from '@tahi/contract'
import type { WallTime } from '@tahi/domain'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/connection.ts'
import { fullNameOfPerson } from '../../platform/person-name.ts'
import type { Services } from '../../platform/services.ts'

/** A gate's reply as it is stored. */
export interface KeptAnswer {
  readonly outcome: GateAnswer['outcome']
  readonly kind: GateAnswer['kind']
  readonly time: WallTime | null
}

/** The reply that this gate got before for this key, and the person's name. */
export async function findKept(
  queries: Queries,
  { _id, gateId }: { _id: string; gateId: string },
): Promise<(KeptAnswer & { readonly personName: string }) | undefined> {
  const { rows } = await sql<KeptAnswer & { personName: string }>`
    select gate_punch.outcome, gate_punch.kind, gate_punch.wall_time as time,
      ${fullNameOfPerson} as "personName"
    from gate_punch join person on person.id = gate_punch.person_id
    where gate_punch.id = ${_id} and gate_punch.gate_id = ${gateId}`.execute(queries)
  return rows[0]
}

interface NewKept extends KeptAnswer {
  readonly _id: string
  readonly gateId: string
  readonly branchId: string
  readonly personId: string
  readonly phoneTime: string
  /** As the server judges it. */
  readonly tappedAt: Date
  readonly receivedAt: Date
  readonly offline: boolean
}

/** @returns whether it was written; false when the key is taken */
export async function keepAnswer(queries: Queries, answer: NewKept): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into gate_punch (id, branch_id, gate_id, person_id, phone_time, tapped_at, received_at, offline, outcome, kind,
      wall_time)
    values (${answer._id}, ${answer.branchId}, ${answer.gateId}, ${answer.personId}, ${answer.phoneTime}, ${answer.tappedAt},
      ${answer.receivedAt}, ${answer.offline}, ${answer.outcome}, ${answer.kind}, ${answer.time})
    on conflict (id) do nothing`.execute(queries)
  return numAffectedRows === 1n
}

/**
 * Keeps a refused tap for HR that is sent again: the first answer was lost, and who tapped was told that the tap is kept.
 */
export async function noteUntold(
  { database, live }: Pick<Services, 'database' | 'live'>,
  { _id, tappedAt }: Pick<NewKept, '_id' | 'tappedAt'>,
): Promise<void> {
  const { rows } = await database.asOwner((queries) =>
    sql<{ branchId: string }>`
      update gate_punch set offline = true, tapped_at = ${tappedAt}
      where id = ${_id} and outcome = 'refused' and not offline
      returning branch_id as "branchId"`.execute(queries),
  )
  for (const { branchId } of rows) live.changed('gate', branchId)
}
