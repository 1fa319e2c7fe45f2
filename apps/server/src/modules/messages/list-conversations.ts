import type { listConversations as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import { alphabetical } from '../../platform/alphabetical.ts'
import { notFound } from '../../platform/errors.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import { allOf, listed, pageOf } from '../../platform/paging.ts'
import { isCalled } from '../../platform/searching.ts'
import type { Services } from '../../platform/services.ts'
import type { Work } from '../../platform/work.ts'
import { type ConversationRow, correspondents, toConversation } from './correspondent.ts'

/** One's own conversations, the latest first, and behind them by name those without one (C7). @throws Refusal not_found */
export const listConversations = (
  { database, files }: Services,
  { params, query }: Request<typeof call>,
  { context }: Origin,
): Promise<Result<typeof call>> =>
  database.work(
    context(),
    async (work) => {
      const isOwn = [':userId', 'all', work.scope.personId].includes(params.userId)
      if (!isOwn) throw notFound()
      const { rows, total } = await readPage(work, query)
      return listed(
        query,
        rows.map((row) => toConversation(row, files.addresses, work.now)),
        total,
      )
    },
    'read',
  )

async function readPage({ queries, scope }: Work, query: Request<typeof call>['query']) {
  const { search, unread } = query
  const { limit, offset } = pageOf(query)
  const where = allOf([isCalled(search), unread && sql`(unread.messages is not null) = ${unread === 'true'}`])
  // The count is there also where the page is empty.
  const { rows } = await sql<(ConversationRow | { id: null }) & { total: number }>`
    with unread as (
      select sender_id as id, count(*) as messages
      from message where recipient_id = ${scope.personId} and seen_at is null
      group by sender_id
    ),
    found as materialized (
      select person.*, coalesce(unread.messages, 0) as unread
      from ${correspondents(query.with, { met: unread === 'true' })}
      left join unread on unread.id = person.id
      where ${where}
    ),
    page as (
      select *, row_number() over (
        order by last_at desc nulls last, ${alphabetical(sql`last_name`)}, ${alphabetical(sql`first_name`)}, id
      ) as place
      from found order by place limit ${limit} offset ${offset}
    )
    select counted.total, page.id, page.code, page.first_name as "firstName", page.last_name as "lastName", page.role,
      page.reachable, page.avatar_file_id as "avatarFileId", page.unread, page.last_at as "lastAt",
      branch.name as "branchName", designation.name as "designationName",
      last.text as "lastMessage", last.sender_id = ${scope.personId} as "lastIsOwn"
    from (select count(*) as total from found) as counted
    left join page on true
    left join branch on branch.id = page.branch_id
    left join designation on designation.id = page.designation_id
    left join message as last on last.conversation_id = page.conversation_id and last.position = page.messages
    order by page.place`.execute(queries)
  const total = rows[0]?.total ?? 0
  return { rows: rows.filter((row): row is ConversationRow & { total: number } => row.id !== null), total }
}
