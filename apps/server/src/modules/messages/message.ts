import type { Message } from '@tahi/contract'
import { sql } from 'kysely'

/** A message as the queries of this module read it. */
export interface MessageRow {
  readonly id: string
  readonly conversationId: string
  /** Counted from 1 within the conversation. */
  readonly position: number
  readonly senderId: string
  readonly recipientId: string
  readonly text: string
  readonly sentAt: Date
  readonly seenAt: Date | null
}

/** For `select … from message`. */
export const messageColumns = sql`
  message.id, message.conversation_id as "conversationId", message.position, message.sender_id as "senderId",
  message.recipient_id as "recipientId", message.text, message.sent_at as "sentAt", message.seen_at as "seenAt"`

export const toMessage = ({ id, senderId, recipientId, text, sentAt, seenAt }: MessageRow): Message => ({
  _id: id,
  senderId,
  recipientId,
  text,
  timestamp: sentAt.toISOString(),
  isSeen: { status: seenAt !== null },
})
