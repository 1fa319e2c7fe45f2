import { type Conversation, type Role, roleTitles, texts } from '@tahi/contract'
import { type RawBuilder, sql } from 'kysely'
import { notFound } from '../../platform/errors.ts'
import type { FileAddresses } from '../../platform/files/addresses.ts'
import type { Work } from '../../platform/work.ts'

/** Somebody whom the caller may write to, or wrote with before (W3); who that is, migration 0021 decides. */
export interface Correspondent {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  /** Null: an HR Manager, who belongs to none. */
  readonly branchId: string | null
  /** Whether the caller may still write. */
  readonly reachable: boolean
  /** Null: nothing was written yet. */
  readonly conversationId: string | null
  /** How many messages there are. */
  readonly messages: number
}

/**
 * Whom the caller writes with, for `from`.
 * @param wanted this person alone; undefined for everybody
 * @param met those alone with whom something was written
 */
export const correspondents = (wanted: string | undefined, { met }: { met: boolean }): RawBuilder<unknown> =>
  sql`correspondents(${wanted ?? null}, ${met}) as person`

/** One of them. @throws Refusal not_found */
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
  name: `${row.firstName} ${row.lastName}`,
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
