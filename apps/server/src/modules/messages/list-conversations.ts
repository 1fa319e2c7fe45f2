import type { listConversations as call, Request } from '@tahi/contract'
import { sql } from 'kysely'
import { notFound } from '../../platform/errors.ts'
import type { Origin, Result } from '../../platform/http/binding.ts'
import { alphabetical } from '../../platform/lists/alphabetical.ts'
import { allOf } from '../../platform/lists/conditions.ts'
import { readPage } from '../../platform/lists/paging.ts'
import { isCalled } from '../../platform/lists/searching.ts'
import type { Services } from '../../platform/services.ts'
import type { Work } from '../../platform/work.ts'
import { type ConversationRow, correspondents, toConversation } from './correspondent.ts'

/** The caller's conversations, latest first, then people without one by name (C7). @throws Refusal not_found */
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
      return readPage(work.queries, query, conversations(work, query), (row: ConversationRow) =>
        toConversation(row, files.addresses, work.now),
      )
    },
    'read',
  )

function conversations({ scope }: Work, { search, unread, ...query }: Request<typeof call>['query']) {
  const where = allOf([isCalled(search), unread && sql`(unread.messages is not null) = ${unread === 'true'}`])
  return {
    named: sql`
      unread as (
        select sender_id as id, count(*) as messages
        from message where recipient_id = ${scope.personId} and seen_at is null
        group by sender_id
      ),
      found as (
        select person.*, coalesce(unread.messages, 0) as unread
        from ${correspondents(query.with, { met: unread === 'true' })}
        left join unread on unread.id = person.id
        where ${where}
      )`,
    from: sql`found`,
    columns: sql`*`,
    order: sql`
      order by last_at desc nulls last, ${alphabetical(sql`last_name`)}, ${alphabetical(sql`first_name`)}, id`,
    lookUp: {
      join: sql`
        left join branch on branch.id = page.branch_id
        left join designation on designation.id = page.designation_id
        left join message as last on last.conversation_id = page.conversation_id and last.position = page.messages`,
      columns: sql`
        page.id, page.code, page.first_name as "firstName", page.last_name as "lastName", page.role,
        page.reachable, page.avatar_file_id as "avatarFileId", page.unread, page.last_at as "lastAt",
        branch.name as "branchName", designation.name as "designationName",
        last.text as "lastMessage", last.sender_id = ${scope.personId} as "lastIsOwn"`,
    },
  }
}
