import { type Announcement, screens, texts } from '@tahi/contract'
import { Form } from '@tahi/ui/fields/form.tsx'
import { InfoNotice } from '@tahi/ui/page/info-notice.tsx'
import { useState } from 'react'
import { FormPage } from '../../../platform/forms/form-page.tsx'
import { useCancel } from '../../../platform/forms/use-cancel.ts'
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts'
import { useFollowStored } from '../../../platform/forms/use-follow-stored.ts'
import { StaleNotice } from '../../../platform/stale/stale-notice.tsx'
import { AnnouncementFields } from './announcement-fields.tsx'
import { type AnnouncementValues, announcementForm, valuesOf } from './announcement-values.ts'
import { announcementVersions } from './announcement-versions.ts'
import { useBranchNames } from './branch-field.tsx'
import { Preview } from './preview.tsx'
import { useSaveAnnouncement } from './use-save-announcement.ts'

/**
 * The form of an existing announcement; a version that somebody else saved in between is shown beside the typed one.
 * @param stored may change to a newer version, which the form takes over while nothing is typed
 */
export function ChangeAnnouncement({ stored }: { stored: Announcement }) {
  const cancel = useCancel(screens.announcement.path)
  const [initial] = useState(() => valuesOf(stored))
  const form = useDraftForm<AnnouncementValues>(`announcement:${stored._id}`, initial, announcementForm)
  const locked = !stored.can.includes('edit')
  useFollowStored(form, valuesOf(stored), locked)
  const { save, error, stale, settleStale } = useSaveAnnouncement(form)
  const nameOf = useBranchNames(stored, ...(stale ? [stale.theirs] : []))
  return (
    <FormPage
      list="announcement"
      title={texts.announcement.formTitle}
      step={texts.actions.edit}
      beside={<Preview values={form.values} postedBy={stored.postedBy} stored={stored} />}
    >
      <Form
        onSubmit={save}
        submitLabel={texts.announcement.save}
        error={error}
        readOnly={locked}
        onCancel={cancel}
      >
        {locked && <InfoNotice>{texts.announcement.notYours}</InfoNotice>}
        {stale && !locked && (
          <StaleNotice versions={announcementVersions(stale.states, nameOf)} onSettle={settleStale} />
        )}
        <AnnouncementFields form={form} stored={stored} />
      </Form>
    </FormPage>
  )
}
