import type { listNotifications as call, NotificationKind, Request } from '@tahi/contract'
import { sql } from 'kysely'
import type { Result } from '../../platform/http/binding.ts'
import { allOf } from '../../platform/lists/conditions.ts'
import { orderBy, readPage } from '../../platform/lists/paging.ts'
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

/** The caller's notifications in the bell, latest first. */
export async function listNotifications(
  { queries, scope }: Work,
  { query }: Request<typeof call>,
): Promise<Result<typeof call>> {
  const where = allOf([
    sql`person_id = ${scope.personId} and in_bell`,
    query.read === 'true' && sql`read_at is not null`,
    query.read === 'false' && sql`read_at is null`,
  ])
  const list = {
    from: sql`notification`,
    where,
    columns: sql`
      id, kind, title, message, sender as "from", href, read_at is not null as read, created_at as "createdAt"`,
    order: orderBy(query.sort, sorts, { usual: '-createdAt', tie: sql`id` }),
  }
  return readPage(queries, query, list, toNotification)
}

const toNotification = ({ id, createdAt, ...row }: Row) => ({
  _id: id,
  ...row,
  createdAt: createdAt.toISOString(),
})
