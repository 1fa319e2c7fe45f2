import { announcement, createAnnouncement, screens } from '@tahi/contract'
import type { DraftForm } from '../../../platform/draft-form.ts'
import { useSaveRecord } from '../../../platform/save-record.ts'
import { client } from '../../../platform/session.ts'
import { useRefreshAnnouncements } from '../use-refresh-announcements.ts'
import type { AnnouncementValues } from './announcement-values.ts'

/** Saves the form's announcement. @param storedVersion of one that exists */
export const useSaveAnnouncement = (form: DraftForm<AnnouncementValues>, storedVersion: number | undefined) =>
  useSaveRecord({
    form,
    schema: announcement,
    storedVersion,
    isReady: () => !form.validate().hasErrors,
    send: (version) =>
      client.send(createAnnouncement, { body: createAnnouncement.body.parse({ ...form.values, version }) }),
    refresh: useRefreshAnnouncements(),
    fallback: screens.announcement.path,
  })
