import { screens, texts } from '@tahi/contract'
import { Form } from '@tahi/ui/fields/form.tsx'
import { useState } from 'react'
import { FormPage } from '../../../platform/forms/form-page.tsx'
import { useCancel } from '../../../platform/forms/use-cancel.ts'
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { DocumentFields } from './document-fields.tsx'
import { type DocumentValues, documentForm, newValues } from './document-values.ts'
import { useAttachment } from './use-attachment.ts'
import { useSaveDocument } from './use-save-document.ts'

type NewDocumentProps = {
  /** The preset branch, or 'All'; a manager's is always their own. */
  branch: string | undefined
}

/** The form of a new document (C2 Document form). */
export function NewDocument({ branch }: NewDocumentProps) {
  const { branchId } = useCurrentUser()
  const cancel = useCancel(screens.documents.path)
  const [initial] = useState(() => newValues(branchId ?? branch ?? ''))
  const form = useDraftForm<DocumentValues>('document:new', initial, documentForm)
  const attachment = useAttachment(form)
  const { save, error } = useSaveDocument(form)
  return (
    <FormPage list="documents" title={texts.document.formTitle} step={texts.actions.new}>
      <Form onSubmit={save} error={error} onCancel={cancel}>
        <DocumentFields form={form} attachment={attachment} />
      </Form>
    </FormPage>
  )
}
