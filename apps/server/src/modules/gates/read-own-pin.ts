import type { readOwnPin as call } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../platform/http/binding.ts'
import type { Work } from '../../platform/work.ts'

/** When the caller's PIN was set; null without one. */
export async function readOwnPin({ queries, scope }: Work): Promise<Result<typeof call>> {
  const { rows } = await sql<{ setAt: Date }>`
    select set_at as "setAt" from gate_pins() where person_id = ${scope.personId}`.execute(queries)
  return { setAt: rows[0]?.setAt.toISOString() ?? null }
}
