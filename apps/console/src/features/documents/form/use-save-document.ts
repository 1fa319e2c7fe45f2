import { createDocument, document, screens } from '@tahi/contract'
import { useRefresh } from '../../../platform/calls.ts'
import { inOwnBranch } from '../../../platform/forms/in-own-branch.ts'
import type { DraftForm } from '../../../platform/forms/use-draft-form.ts'
import { useSaveRecord } from '../../../platform/forms/use-save-record.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import { client } from '../../../platform/session/session.ts'
import { showsDocuments } from '../shows.ts'
import { type DocumentValues, toBody, valuesOf } from './document-values.ts'

/** Saves the form's document, once the pending upload is attached. */
export const useSaveDocument = (form: DraftForm<DocumentValues>) => {
  const { role } = useCurrentUser()
  return useSaveRecord({
    form,
    schema: document,
    valuesOf,
    isReady: async () => {
      const attached = await form.underWay.ended()
      return !form.validate().hasErrors && attached
    },
    send: () => client.send(createDocument, { body: inOwnBranch(role, toBody(form.getValues())) }),
    refresh: useRefresh(showsDocuments),
    fallback: screens.documents.path,
  })
}
