import { sql } from 'kysely'
import type { Queries } from '../../platform/database/connection.ts'

/** What stands at the head of a gate's screen. */
export async function placeOf(queries: Queries, gate: { name: string; branchId: string }) {
  const { rows } = await sql<{ branchName: string; companyName: string }>`
    select branch.name as "branchName", coalesce((select name from company), '') as "companyName"
    from branch where branch.id = ${gate.branchId}`.execute(queries)
  const { branchName = '', companyName = '' } = rows[0] ?? {}
  return { gateName: gate.name, branchName, companyName }
}
