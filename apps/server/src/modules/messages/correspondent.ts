import { type Conversation, type Role, roleTitles, texts } from '@tahi/contract'
import { fullName } from '@tahi/domain'
import { type RawBuilder, sql } from 'kysely'
import { notFound } from '../../platform/errors.ts'
import type { FileAddresses } from '../../platform/files/addresses.ts'
import type { Work } from '../../platform/work.ts'

/** A person to whom the caller may write, or with whom they have messages (W3). Migration 0021 defines who that is. */
export interface Correspondent {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  /** Null for an HR Manager, who belongs to no branch. */
  readonly branchId: string | null
  /** Whether the caller may still write. */
  readonly reachable: boolean
  /** Null when there are no messages yet. */
  readonly conversationId: string | null
  /** The number of messages. */
  readonly messages: number
}

/**
 * The people the caller exchanges messages with, for `from`.
 * @param wanted only this person; undefined for everybody
 * @param met only people with messages
 */
export const correspondents = (wanted: string | undefined, { met }: { met: boolean }): RawBuilder<unknown> =>
  sql`correspondents(${wanted ?? null}, ${met}) as person`

/** One correspondent. @throws Refusal not_found */
export async function findCorrespondent({ queries }: Work, id: string): Promise<Correspondent> {
  const { rows } = await sql<Correspondent>`
    select id, first_name as "firstName", last_name as "lastName", branch_id as "branchId", reachable,
      conversation_id as "conversationId", coalesce(messages, 0) as messages
    from ${correspondents(id, { met: false })}`.execute(queries)
  const [found] = rows
  if (!found) throw notFound(texts.message.nobody)
  return found
}

/** A person of the conversation list as the query reads one. */
export interface ConversationRow extends Pick<Correspondent, 'id' | 'firstName' | 'lastName' | 'reachable'> {
  readonly code: string
  readonly role: Role
  readonly branchName: string | null
  readonly designationName: string | null
  readonly avatarFileId: string | null
  readonly lastMessage: string | null
  readonly lastAt: Date | null
  readonly lastIsOwn: boolean | null
  readonly unread: number
}

export const toConversation = (row: ConversationRow, addresses: FileAddresses, now: Date): Conversation => ({
  id: row.id,
  name: fullName(row),
  userId: row.code,
  title: row.role === 'user' ? (row.designationName ?? roleTitles.user) : roleTitles[row.role],
  branchName: row.branchName,
  avatar: row.avatarFileId === null ? null : addresses.sign(row.avatarFileId, now),
  reachable: row.reachable,
  lastMessage: row.lastMessage,
  lastAt: row.lastAt?.toISOString() ?? null,
  lastIsOwn: row.lastIsOwn ?? false,
  unread: row.unread,
  status: { status: row.unread === 0 },
})
