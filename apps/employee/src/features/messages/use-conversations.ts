import { limits } from '@tahi/contract/limits'
import { type Conversation, listConversations } from '@tahi/contract/messages'
import { useCall } from '../../platform/calls.ts'

const all = {
  params: { userId: 'all' },
  query: { page: 1, pageSize: limits.conversationPageSize },
} as const

/** Those of HR with whom one writes, the latest first. */
export const useConversations = () => useCall(listConversations, all)

/** One of them: as the list knows them until the server answers, so that it is seen at once to whom one writes. */
export function useConversation(id: string): Conversation | undefined {
  const asked = useCall(listConversations, { params: { userId: 'all' }, query: { with: id } })
  const listed = useCall(listConversations, all, { enabled: false })
  return asked.data?.data[0] ?? listed.data?.data.find((conversation) => conversation.id === id)
}
