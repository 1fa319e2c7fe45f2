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

/** The thread that is shown has a message at once; what else it changes is read anew. */
const receive = (message: Message & { status: boolean; senderName: string }) => {
  const { status: _, senderName: __, ...written } = message
  addMessage(written.senderId, written)
  soundFor(written._id)
}

export const messageReactions: Reaction[] = [
  // The server tells under both names (C7); the second time changes nothing.
  { event: messageReceived, apply: receive },
  { event: messageReceivedAlias, apply: receive },
  readsAnew(conversationChanged, listConversations, listMessages),
]
