import { useDocumentVisibility } from '@mantine/hooks'
import { FailedCall } from '@tahi/client'
import { listConversations, markMessageSeen } from '@tahi/contract'
import { useEffect } from 'react'
import { queryClient } from '../../../platform/calls.ts'
import { client } from '../../../platform/session.ts'
import type { Thread } from './thread.ts'
import { showSeen } from './thread-query.ts'

/** Milliseconds until the server is asked again where it did not answer. */
const againAfter = 5_000

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
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const mark = async () => {
      try {
        const body = { isSeen: { status: true as const } }
        const { data } = await client.send(markMessageSeen, { params: { messageId: unseenId }, body })
        showSeen(personId, data)
        await queryClient.invalidateQueries({ queryKey: [listConversations.path] })
      } catch (failure) {
        const isUnanswered = failure instanceof FailedCall && failure.status === undefined
        if (isUnanswered && !isOver) timer = setTimeout(() => void mark(), againAfter)
      }
    }
    void mark()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [personId, unseenId, isLookedAt])
}
