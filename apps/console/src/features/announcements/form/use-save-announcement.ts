import { announcement, createAnnouncement, screens } from '@tahi/contract'
import { useRefresh } from '../../../platform/calls.ts'
import { inOwnBranch } from '../../../platform/forms/in-own-branch.ts'
import type { DraftForm } from '../../../platform/forms/use-draft-form.ts'
import { useSaveRecord } from '../../../platform/forms/use-save-record.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { client } from '../../../platform/session/session.ts'
import { showsAnnouncements } from '../shows.ts'
import { type AnnouncementValues, toBody, valuesOf } from './announcement-values.ts'

/** Saves the form's announcement. */
export const useSaveAnnouncement = (form: DraftForm<AnnouncementValues>) => {
  const { role } = useCurrentUser()
  return useSaveRecord({
    form,
    schema: announcement,
    valuesOf,
    isReady: () => !form.validate().hasErrors,
    send: () => client.send(createAnnouncement, { body: inOwnBranch(role, toBody(form.values)) }),
    refresh: useRefresh(showsAnnouncements),
    fallback: screens.announcement.path,
  })
}
