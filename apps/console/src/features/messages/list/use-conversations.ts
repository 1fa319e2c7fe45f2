import { type Conversation, limits, listConversations, texts } from '@tahi/contract'
import { useEffect, useState } from 'react'
import { useCall } from '../../../platform/calls.ts'

const self = { userId: ':userId' }

/** The conversation list, as far as it was loaded. */
export function useConversations(search: string | undefined) {
  const [asked, setAsked] = useState<{ search: string | undefined; count: number }>()
  const count = asked && asked.search === search ? asked.count : limits.conversationPageSize
  const query = { search, page: 1, pageSize: count }
  const conversations = useCall(listConversations, { params: self, query })
  const { data, error } = conversations
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: a list that fails to load is only logged (C8)
    if (error) console.warn(texts.message.listFailed, error.message)
  }, [error])
  const shown = data?.data.length ?? 0
  const isMore = data !== undefined && shown < data.total && count < limits.largestPage
  return {
    ...conversations,
    rows: data?.data,
    showMore: isMore
      ? () => setAsked({ search, count: Math.min(count + limits.conversationPageSize, limits.largestPage) })
      : undefined,
  }
}

/** One person of the list, even if the loaded part does not contain them. */
export function useConversation(
  id: string | undefined,
  listed: readonly Conversation[] | undefined,
): Conversation | undefined {
  const found = listed?.find((conversation) => conversation.id === id)
  const one = useCall(
    listConversations,
    { params: self, query: { with: id } },
    { enabled: id !== undefined && found === undefined },
  )
  return found ?? one.data?.data.find((conversation) => conversation.id === id)
}
