import { applicationPages, screens, texts } from '@tahi/contract'
import type { Work } from '../../platform/work.ts'
import { markTopicRead, messagesFrom, notify } from '../notifications/index.ts'

/** Tells the recipient's devices of a message that stays unread, and not what is written in it. */
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

/** What waited to be told of a sender's messages needs not be told any more. */
export const dropNotifications = (work: Work, { senderId }: { senderId: string }): Promise<void> =>
  markTopicRead(work, messagesFrom(senderId))
