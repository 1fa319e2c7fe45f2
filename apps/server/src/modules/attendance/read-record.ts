import type { readAttendance as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import { notFound } from '../../platform/errors.ts'
import type { Result } from '../../platform/http/binding.ts'
import type { Work } from '../../platform/work.ts'
import { toClaim } from './punches/claim.ts'
import { findClaimsOf } from './punches/repository.ts'
import { toRecord } from './record.ts'
import { findRecord } from './repository.ts'

interface HistoryRow {
  at: Date
  by: string
  action: string
  reason: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** One record with everything that was ever done to it, the import or leave that wrote it included, newest first; and its claims. */
export async function readRecord(work: Work, { params }: Request<typeof call>): Promise<Result<typeof call>> {
  const row = await findRecord(work, { id: params.id })
  if (!row) throw notFound()
  const { rows } = await sql<HistoryRow>`
    select at, actor_name as by, action, reason, before, after
    from audit_entry
    where entity_id = ${row.id}
      or entity_id in (
        select unnest(array[import_id, leave_id]) from attendance where id = ${row.id})
    order by id desc`.execute(work.queries)
  const claims = await findClaimsOf(work, row.id)
  return {
    ...toRecord(row, work),
    claims: claims.map(toClaim),
    history: rows.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
  }
}
