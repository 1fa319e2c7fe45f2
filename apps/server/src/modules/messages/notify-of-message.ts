import { applicationPages, screens, texts } from '@tahi/contract'
import { sql } from 'kysely'
import type { Work } from '../../platform/work.ts'
import { markTopicRead, messagesFrom, notify } from '../notifications/index.ts'
import { isSomeUnseen } from './repository.ts'

/** Notifies the recipient's devices of an unread message, without its text. */
export const notifyOfMessage = (work: Work, { recipientId }: { recipientId: string }): Promise<void> => {
  const { newMessage, wrote } = texts.notification
  const { personId } = work.scope
  return notify(work, {
    kind: 'message',
    by: personId,
    notices: [
      {
        to: [recipientId],
        title: newMessage,
        message: wrote(work.actor.name),
        href: `${screens.messages.path}?with=${personId}`,
        applicationHref: applicationPages.messagesWith(personId),
        topic: messagesFrom(personId),
      },
    ],
  })
}

/**
 * Drops pending notifications of a sender's messages, unless a later one is still unseen: its push would be dropped with the
 * others.
 */
export async function dropNotifications(work: Work, { senderId }: { senderId: string }): Promise<void> {
  await markTopicRead(work, messagesFrom(senderId), sql`not ${isSomeUnseen(work, senderId)}`)
}
