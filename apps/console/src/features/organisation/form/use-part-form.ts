import { useState } from 'react'
import type * as z from 'zod/v4/core'
import { showError } from '../../../platform/failure-words.ts'
import { useCloseAfterSave } from '../../../platform/forms/after-save.ts'
import { useDraftForm } from '../../../platform/forms/draft-form.ts'
import { showFailedSave } from '../../../platform/forms/save-words.ts'
import { newerRecord } from '../../../platform/stale/newer-record.ts'
import type { Versioned } from '../../../platform/stale/rebase.ts'
import { useStale } from '../../../platform/stale/use-stale.ts'
import type { Part, PartWords } from '../part.ts'
import { useRefreshEverything } from '../use-refresh-everything.ts'

/** A type, not an interface: forms keep values by name. */
export type PartValues = Versioned & {
  /** Of a new one made here and kept through retries, so that a repeated save is harmless (D1 create). */
  _id: string
}

/** What is saved, and how. */
export type PartSaving<Values extends PartValues, Row extends Part> = {
  words: PartWords
  /** Tells its draft from those of other records. */
  draft: string
  initial: Values
  /** Of what may be saved. */
  schema: z.$ZodType
  /** Of the part as it is stored. */
  record: z.$ZodType<Row>
  send: (values: Values) => Promise<unknown>
  valuesOf: (row: Row) => Values
  onClose: () => void
}

export type PartFormState<Values extends PartValues> = ReturnType<typeof useDraftForm<Values>>

/** Saves a form of the organisation; what was typed outlives every failure, and a double press makes one record. */
export function usePartForm<Values extends PartValues, Row extends Part>(saving: PartSaving<Values, Row>) {
  const { words, draft, initial, schema, record, send, valuesOf, onClose } = saving
  const form = useDraftForm<Values>(draft, initial, schema)
  const refresh = useRefreshEverything()
  const close = () => {
    form.settle()
    onClose()
  }
  const closeAfterSave = useCloseAfterSave(close)
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
      // Busy until it has closed; what shows behind it is read anew meanwhile.
      await Promise.all([refresh(), closeAfterSave()])
    } catch (failure) {
      const isRemoved = newerRecord(failure, record)?.status === false
      setError(isRemoved ? showError(words.removed) : showFailedSave(failure, isStale, form.showErrors))
    }
  }

  return {
    form,
    save,
    /** Leaves it, and what was typed. */
    close,
    /** It is saved, and the dialog about to close. */
    saved,
    error,
    stale,
    settleStale,
  }
}
