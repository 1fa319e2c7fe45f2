import { limits } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import { soon } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import { type MessageRow, messageColumns } from './message.ts'

/** A message that the caller sent or received. */
export async function findMessage({ queries }: Work, id: string): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`select ${messageColumns} from message where id = ${id}`.execute(
    queries,
  )
  return rows[0]
}

/** The latest messages of a conversation before a position, oldest first. */
export async function readMessages(
  { queries }: Work,
  conversationId: string,
  { before, count }: { before: number | undefined; count: number },
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from message
    where conversation_id = ${conversationId} and ${before === undefined ? sql`true` : sql`position < ${before}`}
    order by position desc limit ${count}`.execute(queries)
  return rows.reverse()
}

/** Whether the caller has reached the limit of messages within a minute. */
export async function hasSentMany({ queries, scope, now }: Work): Promise<boolean> {
  const { rows } = await sql<{ sent: number }>`
    select count(*) as sent from (
      select from message
      where sender_id = ${scope.personId} and sent_at > ${new Date(now.getTime() - 60_000)} and sent_at < ${soon(now)}
      limit ${limits.messagesPerMinute}
    ) as lately`.execute(queries)
  return (rows[0]?.sent ?? 0) >= limits.messagesPerMinute
}

/** The fields of a new message. */
export type NewMessage = Pick<MessageRow, 'id' | 'recipientId' | 'text'> & { readonly branchId: string }

/**
 * Appends a message of the caller to the conversation, which is created if there is none. Concurrent messages to the same
 * conversation wait.
 * @returns undefined when the id is taken
 */
export async function insertMessage(work: Work, message: NewMessage): Promise<MessageRow | undefined> {
  const { queries, scope, now } = work
  const { id, recipientId, text, branchId } = message
  const conversationId = await lockConversation(work, recipientId)
  const { rows } = await sql<MessageRow>`
    with message as (
      insert into message (id, conversation_id, position, branch_id, sender_id, recipient_id, text, sent_at)
      select ${id}::uuid, conversation.id, conversation.messages + 1, ${branchId}::uuid, ${scope.personId}::uuid,
        ${recipientId}::uuid, ${text}::text, ${now}::timestamptz
      from conversation where conversation.id = ${conversationId}
      on conflict (id) do nothing
      returning *
    )
    update conversation
    set messages = message.position, last_at = greatest(conversation.last_at, message.sent_at)
    from message where conversation.id = message.conversation_id
    returning ${messageColumns}`.execute(queries)
  return rows[0]
}

/** Locks the conversation with a person, creating it if needed. @returns its id */
async function lockConversation({ queries, scope }: Work, personId: string): Promise<string> {
  const [oneId, otherId] = [scope.personId, personId].sort()
  const { rows } = await sql<{ id: string }>`
    insert into conversation (id, one_id, other_id) values (${newId()}, ${oneId}, ${otherId})
    on conflict (one_id, other_id) do update set messages = conversation.messages
    returning id`.execute(queries)
  const [conversation] = rows
  if (!conversation) throw new Error('A conversation that was written is not there')
  return conversation.id
}

/** Marks a message to the caller and the earlier ones as seen. @returns whether any was unseen */
export async function markSeen({ queries, scope, now }: Work, last: MessageRow): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update message set seen_at = ${now}
    where recipient_id = ${scope.personId} and sender_id = ${last.senderId} and seen_at is null
      and position <= ${last.position}`.execute(queries)
  return numAffectedRows > 0n
}

/** Whether the caller has not seen some message of a sender. */
export const isSomeUnseen = ({ scope }: Work, senderId: string): RawBuilder<unknown> => sql`
  exists (
    select from message
    where recipient_id = ${scope.personId} and sender_id = ${senderId} and seen_at is null
  )`
