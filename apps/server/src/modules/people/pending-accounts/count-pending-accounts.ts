import type { CoreHr } from '@tahi/contract'
import { sql } from 'kysely'
import type { Work } from '../../../platform/work.ts'
import { waitsFor } from './registrations.ts'

interface Row {
  accounts: number
  since: Date | null
}

/** The number of accounts waiting for the caller's approval, as listed, and since when the first one has waited (D2). */
export async function countPendingAccounts({ queries, scope }: Work): Promise<CoreHr['pending']> {
  const { rows } = await sql<Row>`
    select count(*) as accounts, min(verified_at) as since
    from pending_registrations() where ${waitsFor(scope)}`.execute(queries)
  const [found] = rows
  return { accounts: found?.accounts ?? 0, since: found?.since?.toISOString() ?? null }
}
