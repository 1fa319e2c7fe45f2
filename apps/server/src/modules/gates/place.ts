import { sql } from 'kysely'
import type { GateCaller } from '../../platform/caller.ts'
import type { Queries } from '../../platform/database/connection.ts'
import type { Seal } from './seal.ts'

/** The names in the header of a gate's screen, and what its tablet sends taps with. */
export async function placeOf(queries: Queries, seal: Seal, { gateId, name, branchId }: GateCaller) {
  const { rows } = await sql<{ branchName: string; companyName: string }>`
    select branch.name as "branchName", coalesce((select name from company), '') as "companyName"
    from branch where branch.id = ${branchId}`.execute(queries)
  const { branchName = '', companyName = '' } = rows[0] ?? {}
  const [sealKey, gateProof] = [seal.publicKey, seal.proofOf(gateId)]
  return { gateId, gateName: name, branchName, companyName, sealKey, gateProof }
}
