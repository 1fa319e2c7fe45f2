import {
  conversationChanged,
  listConversations,
  listMessages,
  type Message,
  messageReceived,
  messageReceivedAlias,
} from '@tahi/contract'
import { type Reaction, readsAnew } from '../../platform/live.ts'
import { soundFor } from './sound/sound.ts'
import { addMessage } from './thread/thread-query.ts'

/** Adds the message to its thread at once; other queries are refetched. */
const receive = (message: Message & { status: boolean; senderName: string }) => {
  const { status: _, senderName: __, ...written } = message
  addMessage(written.senderId, written)
  soundFor(written._id)
}

export const messageReactions: Reaction[] = [
  // The server sends both events (C7); the second one changes nothing.
  { event: messageReceived, apply: receive },
  { event: messageReceivedAlias, apply: receive },
  readsAnew(conversationChanged, listConversations, listMessages),
]
