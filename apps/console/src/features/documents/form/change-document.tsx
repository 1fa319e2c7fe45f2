import { type Document, screens, texts } from '@tahi/contract'
import { Form } from '@tahi/ui/fields/form.tsx'
import { InfoNotice } from '@tahi/ui/page/info-notice.tsx'
import { useState } from 'react'
import { useCancel } from '../../../platform/forms/use-cancel.ts'
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts'
import { useFollowStored } from '../../../platform/forms/use-follow-stored.ts'
import { StaleNotice } from '../../../platform/stale/stale-notice.tsx'
import { DocumentFields } from './document-fields.tsx'
import { type DocumentValues, documentForm, rebaseDocument, valuesOf } from './document-values.ts'
import { documentVersions } from './document-versions.ts'
import { useAttachment } from './use-attachment.ts'
import { usePostingBranches } from './use-posting-branches.ts'
import { useSaveDocument } from './use-save-document.ts'

/**
 * The form of an existing document.
 * @param stored may change to a newer version, which the form takes over while nothing is typed
 * @param fileUrl the latest address of its file: the one that it was opened with expires
 */
export function ChangeDocument({ stored, fileUrl }: { stored: Document; fileUrl: string }) {
  const cancel = useCancel(screens.documents.path)
  const { nameOf } = usePostingBranches(stored)
  const [initial] = useState(() => valuesOf(stored))
  const form = useDraftForm<DocumentValues>(`document:${stored._id}`, initial, documentForm, {
    rebase: rebaseDocument,
  })
  const locked = !stored.can.includes('edit')
  useFollowStored(form, valuesOf(stored), locked)
  const attachment = useAttachment(form, fileUrl)
  const { save, error, stale, settleStale } = useSaveDocument(form)
  return (
    <Form onSubmit={save} error={error} readOnly={locked} onCancel={cancel}>
      {locked && <InfoNotice>{texts.document.forAllLocked}</InfoNotice>}
      {stale && !locked && (
        <StaleNotice versions={documentVersions(stale.states, nameOf)} onSettle={settleStale} />
      )}
      <DocumentFields form={form} attachment={attachment} stored={stored} />
    </Form>
  )
}
