import { listConversations, mayOpen, texts } from '@tahi/contract'
import type { MenuEntry } from '@tahi/ui/frame/menu-entry.ts'
import { useCall } from '../../platform/calls.ts'
import { useCurrentUser } from '../../platform/session/current-user.ts'

/** The number of conversations with unread messages, as a menu badge (C2 Side menu). */
export function useMessageBadge(): MenuEntry['badge'] {
  const { role } = useCurrentUser()
  const writes = mayOpen('messages', role)
  const unread = useCall(
    listConversations,
    { params: { userId: ':userId' }, query: { unread: 'true', page: 1, pageSize: 1 } },
    { enabled: writes },
  )
  if (!writes) return undefined
  const count = unread.data?.total ?? 0
  return { count, label: texts.conversations.unreadConversations(count) }
}
