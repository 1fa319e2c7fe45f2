import type { listPendingAccounts as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../../platform/http/binding.ts'
import { allOf } from '../../../platform/lists/conditions.ts'
import { orderBy, readPage } from '../../../platform/lists/paging.ts'
import { holds } from '../../../platform/lists/searching.ts'
import type { Work } from '../../../platform/work.ts'
import { type Registration, waitsFor } from './registrations.ts'

interface Row extends Registration {
  readonly createdAt: Date
  readonly verifiedAt: Date
  readonly codeTaken: boolean
}

const sorts = {
  verifiedAt: sql`verified_at`,
  createdAt: sql`created_at`,
  userId: sql`lower(code)`,
  email: sql`lower(email)`,
}

/** The accounts waiting for the caller's approval, longest waiting first (D2 Registration). */
export async function listPendingAccounts(
  { queries, scope }: Work,
  { query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const where = allOf([waitsFor(scope), holds(sql`concat_ws(' ', code, email)`, query.search)])
  const list = {
    named: sql`registration as (select * from pending_registrations())`,
    from: sql`registration`,
    where,
    columns: sql`
      id, code, email, role, created_at as "createdAt", verified_at as "verifiedAt", code_taken as "codeTaken"`,
    order: orderBy(query.sort, sorts, { usual: 'verifiedAt', tie: sql`id` }),
  }
  return readPage(queries, query, list, toAccount)
}

const toAccount = ({ id, code, email, role, createdAt, verifiedAt, codeTaken }: Row) => ({
  _id: id,
  userId: code,
  userIdTaken: codeTaken,
  email,
  role,
  createdAt: createdAt.toISOString(),
  verifiedAt: verifiedAt.toISOString(),
  can: ['approve' as const, 'refuse' as const],
})
