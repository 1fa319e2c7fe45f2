import { limits } from '@tahi/contract/limits'
import { type Conversation, listConversations } from '@tahi/contract/messages'
import { useCall } from '../../platform/calls.ts'

const all = {
  params: { userId: 'all' },
  query: { page: 1, pageSize: limits.conversationPageSize },
} as const

/** The people of HR to write to, the latest conversation first. */
export const useConversations = () => useCall(listConversations, all)

/** One conversation. The list's data is used until the server answers, so that the name is shown at once. */
export function useConversation(id: string): Conversation | undefined {
  const asked = useCall(listConversations, { params: { userId: 'all' }, query: { with: id } })
  const listed = useCall(listConversations, all, { enabled: false })
  return asked.data?.data[0] ?? listed.data?.data.find((conversation) => conversation.id === id)
}
