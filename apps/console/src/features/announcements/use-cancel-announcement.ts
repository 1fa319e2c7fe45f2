import { type Announcement, createAnnouncement, texts } from '@tahi/contract'
import { confirm } from '@tahi/ui/dialog/confirm.tsx'
import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { showFailure, useRefresh } from '../../platform/calls.ts'
import { client } from '../../platform/session/session.ts'
import { showsAnnouncements } from './shows.ts'

/** Asks, then cancels an announcement, which is saving it with status false (C4). @returns whether it was done */
export function useCancelAnnouncement(): (announcement: Announcement) => Promise<boolean> {
  const refresh = useRefresh(showsAnnouncements)
  return async ({ _id, version, title }) => {
    const sure = await confirm({
      message: texts.announcement.cancelQuestion,
      detail: `${title}. ${texts.announcement.cancelDetail}`,
      confirmLabel: 'Cancel announcement',
      cancelLabel: 'Keep it',
      danger: true,
    })
    if (!sure) return false
    try {
      await client.send(createAnnouncement, { body: { _id, version, status: false } })
      toast.success(texts.success)
      return true
    } catch (failure) {
      showFailure(failure)
      return false
    } finally {
      // Also after a refusal: what is shown was then no longer so.
      await refresh()
    }
  }
}
