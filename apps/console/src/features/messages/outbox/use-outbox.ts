import { newId } from '@tahi/client/new-id'
import { useMemo, useSyncExternalStore } from 'react'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { outboxOf } from './outbox-of.ts'

/** The messages that wait to be sent to a person, and the actions on them. */
export function useOutbox(recipientId: string) {
  const outbox = outboxOf(useCurrentUser()._id)
  const all = useSyncExternalStore(outbox.subscribe, () => outbox.waiting)
  const waiting = useMemo(
    () => all.filter((message) => message.recipientId === recipientId),
    [all, recipientId],
  )
  return {
    waiting,
    write: (text: string) =>
      outbox.add({ _id: newId(), recipientId, text, writtenAt: new Date().toISOString() }),
    retry: (id: string) => outbox.retry(id),
    forget: (id: string) => outbox.delete(id),
  }
}
