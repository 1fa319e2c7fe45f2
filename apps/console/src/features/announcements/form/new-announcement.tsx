import { isCompanyWide, screens, texts } from '@tahi/contract'
import { fullName } from '@tahi/domain'
import { Form } from '@tahi/ui/fields/form.tsx'
import { useState } from 'react'
import { useCompany } from '../../../platform/company.ts'
import { FormPage } from '../../../platform/forms/form-page.tsx'
import { useCancel } from '../../../platform/forms/use-cancel.ts'
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { AnnouncementFields } from './announcement-fields.tsx'
import { type AnnouncementValues, newAnnouncementForm, newValues } from './announcement-values.ts'
import { Preview } from './preview.tsx'
import { useSaveAnnouncement } from './use-save-announcement.ts'

/** A new announcement to the user's own branch, or to any or all of them (C2 Announcement form). */
export function NewAnnouncement() {
  const { today } = useCompany()
  const user = useCurrentUser()
  const cancel = useCancel(screens.announcement.path)
  const [initial] = useState(() => newValues(today, isCompanyWide(user.role) ? null : user.branchId))
  const form = useDraftForm<AnnouncementValues>('announcement:new', initial, newAnnouncementForm(today))
  const { save, error } = useSaveAnnouncement(form)
  return (
    <FormPage
      list="announcement"
      title={texts.announcement.formTitle}
      step={texts.actions.new}
      beside={<Preview values={form.values} postedBy={fullName(user)} />}
    >
      <Form onSubmit={save} submitLabel={texts.announcement.save} error={error} onCancel={cancel}>
        <AnnouncementFields form={form} />
      </Form>
    </FormPage>
  )
}
