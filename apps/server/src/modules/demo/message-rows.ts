import type { World } from '@tahi/world'

/** The lower of the two people's ids comes first. */
export const conversationRows = ({ conversations }: World) =>
  conversations.map(({ id, messages }) => {
    const last = messages.at(-1)
    const [oneId = '', otherId = ''] = last ? [last.senderId, last.recipientId].sort() : []
    return { id, one_id: oneId, other_id: otherId, messages: messages.length, last_at: last?.sentAt ?? null }
  })

export const messageRows = ({ conversations }: World) =>
  conversations.flatMap(({ id, messages }) =>
    messages.map((message) => ({
      id: message.id,
      conversation_id: id,
      position: message.position,
      branch_id: message.branchId,
      sender_id: message.senderId,
      recipient_id: message.recipientId,
      text: message.text,
      sent_at: message.sentAt,
      seen_at: message.seenAt,
    })),
  )
