import { useDocumentVisibility } from '@mantine/hooks'
import { untilDone } from '@tahi/client'
import { listConversations, markMessageSeen } from '@tahi/contract'
import { useEffect } from 'react'
import { queryClient } from '../../../platform/calls.ts'
import { client } from '../../../platform/session/session.ts'
import type { Thread } from './thread.ts'
import { showSeen } from './thread-query.ts'

/**
 * Marks what the other wrote as seen while the thread is looked at (W4); a tab in the background sees nothing.
 * @param isInView whether the latest is; what comes below what is being read stays unread
 */
export function useSeen(personId: string, thread: Thread | undefined, isInView: boolean): void {
  const isLookedAt = useDocumentVisibility() === 'visible' && isInView
  const last = thread?.messages.findLast(({ senderId }) => senderId === personId)
  const unseenId = last?.isSeen.status === false ? last._id : undefined
  useEffect(() => {
    if (unseenId === undefined || !isLookedAt) return
    return untilDone(async () => {
      const body = { isSeen: { status: true as const } }
      const { data } = await client.send(markMessageSeen, { params: { messageId: unseenId }, body })
      showSeen(personId, data)
      await queryClient.invalidateQueries({ queryKey: [listConversations.path] })
    })
  }, [personId, unseenId, isLookedAt])
}
