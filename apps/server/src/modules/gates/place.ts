import { sql } from 'kysely'
import type { GateCaller } from '../../platform/caller.ts'
import type { Queries } from '../../platform/database/connection.ts'

/** The names in the header of a gate's screen. */
export async function placeOf(queries: Queries, { gateId, name, branchId }: GateCaller) {
  const { rows } = await sql<{ branchName: string; companyName: string }>`
    select branch.name as "branchName", coalesce((select name from company), '') as "companyName"
    from branch where branch.id = ${branchId}`.execute(queries)
  const { branchName = '', companyName = '' } = rows[0] ?? {}
  return { gateId, gateName: name, branchName, companyName }
}
