import { type Announcement, createAnnouncement, texts } from '@tahi/contract'
import { useRefresh } from '../../platform/calls.ts'
import { confirmAndSend } from '../../platform/forms/confirm-and-send.ts'
import { client } from '../../platform/session/session.ts'
import { showsAnnouncements } from './shows.ts'

/** Asks, then cancels an announcement by saving it with status false (C4). @returns whether it was done */
export function useCancelAnnouncement(): (announcement: Announcement) => Promise<boolean> {
  const refresh = useRefresh(showsAnnouncements)
  return ({ _id, version, title }) =>
    confirmAndSend({
      question: {
        message: texts.announcement.cancelQuestion,
        detail: `${title}. ${texts.announcement.cancelDetail}`,
        confirmLabel: texts.announcement.cancelConfirm,
        cancelLabel: texts.announcement.keep,
        danger: true,
      },
      send: () => client.send(createAnnouncement, { body: { _id, version, status: false } }),
      refresh,
    })
}
