import { type listPendingAccounts as call, type Request, registrationRoles } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../../platform/http/binding.ts'
import { allOf, listed, orderBy, pageOf } from '../../../platform/paging.ts'
import { holds } from '../../../platform/searching.ts'
import type { Work } from '../../../platform/work.ts'
import { decidedRoles, type Registration } from './registrations.ts'

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

/** The accounts that wait for the caller's approval, those that wait longest first (D2 Registration). */
export async function listPendingAccounts(
  { queries, scope }: Work,
  { query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const page = pageOf(query)
  const where = allOf([
    sql`role = any(${decidedRoles(scope, registrationRoles)}::text[])`,
    holds(sql`concat_ws(' ', code, email)`, query.search),
  ])
  const order = orderBy(query.sort, sorts, { usual: 'verifiedAt', tie: sql`id` })
  const [counted, found] = await Promise.all([
    sql<{ total: number }>`select count(*) as total from pending_registrations() where ${where}`.execute(
      queries,
    ),
    sql<Row>`
      select id, code, email, role, created_at as "createdAt", verified_at as "verifiedAt",
        code_taken as "codeTaken"
      from pending_registrations() where ${where} ${order} limit ${page.limit} offset ${page.offset}`.execute(
      queries,
    ),
  ])
  const rows = found.rows.map(({ id, code, email, role, createdAt, verifiedAt, codeTaken }) => ({
    _id: id,
    userId: code,
    userIdTaken: codeTaken,
    email,
    role,
    createdAt: createdAt.toISOString(),
    verifiedAt: verifiedAt.toISOString(),
    can: ['approve' as const, 'refuse' as const],
  }))
  return listed(query, rows, counted.rows[0]?.total ?? 0)
}
