import { newerRecord } from '@tahi/client'
import { useState } from 'react'
import type * as z from 'zod/v4/core'
import { showError } from '../../../platform/failure-words.ts'
import { useCloseAfterSave } from '../../../platform/forms/after-save.ts'
import { showFailedSave } from '../../../platform/forms/save-words.ts'
import { leavingForms } from '../../../platform/forms/unsaved-forms.ts'
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts'
import type { Versioned } from '../../../platform/stale/rebase.ts'
import { useStale } from '../../../platform/stale/use-stale.ts'
import type { Part, PartWords } from '../part.ts'
import { useRefreshEverything } from '../use-refresh-everything.ts'

/** A type, not an interface, to fit `Record<string, unknown>`. */
export type PartValues = Versioned & {
  /** For a new one, created here and kept through retries, so that a repeated save is idempotent (D1 create). */
  _id: string
}

/** What to save, and how. */
export type PartSaving<Values extends PartValues, Row extends Part> = {
  words: PartWords
  /** The key of its draft. */
  draft: string
  initial: Values
  /** What may be saved. */
  schema: z.$ZodType
  /** The stored record. */
  record: z.$ZodType<Row>
  send: (values: Values) => Promise<unknown>
  valuesOf: (row: Row) => Values
  onClose: () => void
}

export type PartFormState<Values extends PartValues> = ReturnType<typeof useDraftForm<Values>>

/**
 * Saves a branch, department or designation. What was typed survives every failure, and a double press creates one
 * record.
 */
export function usePartForm<Values extends PartValues, Row extends Part>(saving: PartSaving<Values, Row>) {
  const { words, draft, initial, schema, record, send, valuesOf, onClose } = saving
  const form = useDraftForm<Values>(draft, initial, schema)
  const refresh = useRefreshEverything()
  const closeAfterSave = useCloseAfterSave(onClose)
  const [saved, setSaved] = useState(false)
  const [error, setError] = useState<string>()
  const { stale, isStale, settleStale } = useStale(form, record, valuesOf)

  const save = async () => {
    setError(undefined)
    if (saved || form.validate().hasErrors) return
    try {
      await send(form.values)
      form.settle()
      setSaved(true)
      // Busy until the dialog has closed; the list behind it is refetched at the same time.
      await Promise.all([refresh(), closeAfterSave()])
    } catch (failure) {
      const isRemoved = newerRecord(failure, record)?.status === false
      setError(isRemoved ? showError(words.removed) : showFailedSave(failure, isStale, form.showErrors))
    }
  }

  return {
    form,
    save,
    /** Closes the dialog; asks first if something is unsaved. */
    cancel: leavingForms(onClose),
    error,
    stale,
    settleStale,
  }
}
