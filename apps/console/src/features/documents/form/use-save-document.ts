import { FailedCall } from '@tahi/client'
import { createDocument, type Document, document as documentSchema, screens, texts } from '@tahi/contract'
import { useState } from 'react'
import { useGoBackAfterSave } from '../../../platform/after-save.ts'
import type { useDraftForm } from '../../../platform/draft-form.ts'
import { errorsOf } from '../../../platform/form-errors.ts'
import { client } from '../../../platform/session.ts'
import { useRefreshDocuments } from '../refreshing.ts'
import { type DocumentValues, documentForm, toBody } from './document-values.ts'

type Form = ReturnType<typeof useDraftForm<DocumentValues>>

/**
 * Saves the form's document; what was typed outlives every failure.
 * @param settled resolves when the file that is being sent is attached
 */
export function useSaveDocument(form: Form, stored: Document | null, settled: () => Promise<void>) {
  const refresh = useRefreshDocuments()
  const goBack = useGoBackAfterSave()
  const [error, setError] = useState<string>()
  const [theirs, setTheirs] = useState<Document>()
  const [saved, setSaved] = useState(false)
  // The version that the person has seen: the record's, or that of a newer one they were shown.
  const [version, setVersion] = useState(stored?.version)

  const save = async () => {
    setError(undefined)
    await settled()
    // The file may have been attached since this was drawn.
    const values = form.getValues()
    const errors = errorsOf(documentForm, values)
    form.setErrors(errors)
    if (saved || Object.keys(errors).length > 0) return
    try {
      await client.send(createDocument, { body: { ...toBody(values), ...(version && { version }) } })
      form.settle()
      setSaved(true)
      goBack(screens.documents.path)
      void refresh()
    } catch (failure) {
      const newer = newerDocument(failure)
      if (newer) setTheirs(newer)
      else if (!form.showErrors(failure)) setError(wordsOf(failure))
    }
  }

  return {
    save,
    error,
    /** The document as somebody else left it meanwhile. */
    theirs,
    /** Goes on from the newer document; whether what was typed stays is the form's. */
    settleStale() {
      setVersion(theirs?.version)
      setTheirs(undefined)
    },
  }
}

const newerDocument = (failure: unknown): Document | undefined =>
  failure instanceof FailedCall && failure.code === 'stale'
    ? documentSchema.safeParse(failure.data?.data).data
    : undefined

/** Saving again after a lost answer is harmless (D1 create). */
function wordsOf(failure: unknown): string {
  if (!(failure instanceof FailedCall)) return texts.unexpected
  if (failure.status !== undefined) return failure.message
  return `${texts.unexpected}. Check the connection and save again: what you typed is kept, and nothing is doubled.`
}
