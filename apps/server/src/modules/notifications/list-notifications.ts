import type { listNotifications as call, NotificationKind, Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../platform/http/binding.ts'
import { allOf, listed, orderBy, pageOf } from '../../platform/paging.ts'
import type { Work } from '../../platform/work.ts'

interface Row {
  id: string
  kind: NotificationKind
  title: string
  message: string
  from: string | null
  href: string | null
  read: boolean
  createdAt: Date
}

const sorts = { createdAt: sql`created_at` }

/** What stands in one's own bell, the latest first. */
export async function listNotifications(
  { queries, scope }: Work,
  { query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const page = pageOf(query)
  const where = allOf([
    sql`person_id = ${scope.personId} and in_bell`,
    query.read === 'true' && sql`read_at is not null`,
    query.read === 'false' && sql`read_at is null`,
  ])
  const order = orderBy(query.sort, sorts, { usual: '-createdAt', tie: sql`id` })
  const [counted, found] = await Promise.all([
    sql<{ total: number }>`select count(*) as total from notification where ${where}`.execute(queries),
    sql<Row>`
      select id, kind, title, message, sender as "from", href, read_at is not null as read, created_at as "createdAt"
      from notification where ${where} ${order} limit ${page.limit} offset ${page.offset}`.execute(queries),
  ])
  const rows = found.rows.map(({ id, createdAt, ...row }) => ({
    _id: id,
    ...row,
    createdAt: createdAt.toISOString(),
  }))
  return listed(query, rows, counted.rows[0]?.total ?? 0)
}
