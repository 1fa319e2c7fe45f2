import { useDocumentVisibility } from '@mantine/hooks'
import { untilDone } from '@tahi/client'
import { listConversations, markMessageSeen } from '@tahi/contract'
import { useEffect } from 'react'
import { queryClient } from '../../../platform/calls.ts'
import { client } from '../../../platform/session/session.ts'
import type { Thread } from './thread.ts'
import { showSeen } from './thread-query.ts'

/**
 * Marks the other person's messages as seen while the thread is visible (W4), not in a background tab.
 * @param isInView whether the latest message is visible; messages below the visible part stay unread
 */
export function useMarkSeen(personId: string, thread: Thread | undefined, isInView: boolean): void {
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
