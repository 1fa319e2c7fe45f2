import * as contract from '@tahi/contract'
import { type Binding, directly, inWork } from '../../platform/http/binding.ts'
import { listConversations } from './list-conversations.ts'
import { listMessages } from './list-messages.ts'
import { markMessageSeen } from './mark-message-seen.ts'
import { sendMessage } from './send-message.ts'

export const messagesRoutes: Binding[] = [
  directly(contract.listConversations, listConversations),
  inWork(contract.listMessages, listMessages),
  inWork(contract.sendMessage, sendMessage),
  inWork(contract.markMessageSeen, markMessageSeen),
]

export { countUnreadMessages } from './count-unread.ts'
