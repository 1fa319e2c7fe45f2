import { untilDone } from '@tahi/client/until-done'
import { listConversations, type Message, markMessageSeen } from '@tahi/contract/messages'
import { readToday } from '@tahi/contract/today'
import { useEffect } from 'react'
import { refresh, send } from '../../platform/calls.ts'
import { useIsServerReached } from '../../platform/connection.ts'
import { lastOf } from './last-of.ts'

/**
 * Marks the other person's messages as seen while the thread is open, as soon as there is a connection (W4).
 * @param isInView whether the latest message is; messages below the visible part stay unread
 */
export function useMarkSeen(otherId: string, messages: readonly Message[], isInView: boolean): void {
  const isServerReached = useIsServerReached()
  const last = lastOf(messages, ({ senderId }) => senderId === otherId)
  const unseenId = last?.isSeen.status === false ? last._id : undefined
  useEffect(() => {
    if (unseenId === undefined || !isServerReached || !isInView) return
    return untilDone(async () => {
      await send(markMessageSeen, { params: { messageId: unseenId }, body: { isSeen: { status: true } } })
      await refresh(listConversations, readToday)
    })
  }, [unseenId, isServerReached, isInView])
}
