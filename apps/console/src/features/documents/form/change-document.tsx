import { Alert } from '@mantine/core'
import { type Document, screens, texts } from '@tahi/contract'
import { FormPage } from '@tahi/ui/fields/form-page.tsx'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useDraftForm } from '../../../platform/draft-form.ts'
import { StaleNotice } from '../../../platform/stale-notice.tsx'
import { DocumentFields } from './document-fields.tsx'
import { type DocumentValues, documentForm, valuesOf } from './document-values.ts'
import { documentVersions } from './document-versions.ts'
import { useAttachment } from './use-attachment.ts'
import { useKeepers } from './use-keepers.ts'
import { useSaveDocument } from './use-save-document.ts'

/** The form of a document that exists. */
export function ChangeDocument({ stored }: { stored: Document }) {
  const router = useRouter()
  const { nameOf } = useKeepers(stored)
  const [initial] = useState(() => valuesOf(stored))
  const form = useDraftForm<DocumentValues>(`document:${stored._id}`, initial, documentForm)
  const attachment = useAttachment(form)
  const { save, error, theirs, settleStale } = useSaveDocument(form, stored)
  const locked = !stored.can.includes('edit')
  return (
    <FormPage
      onSubmit={save}
      error={error}
      readOnly={locked}
      onCancel={() => router.history.push(screens.documents.path)}
    >
      {locked && (
        <Alert color="gray" variant="light">
          {texts.document.forAllLocked}
        </Alert>
      )}
      {theirs && (
        <StaleNotice
          versions={documentVersions(form.values, theirs, nameOf)}
          onSettle={(whose) => {
            settleStale()
            if (whose === 'theirs') form.setValues(valuesOf(theirs))
          }}
        />
      )}
      <DocumentFields form={form} attachment={attachment} stored={stored} />
    </FormPage>
  )
}
