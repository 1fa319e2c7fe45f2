import { FailedCall } from '@tahi/client'
import { useState } from 'react'
import type * as z from 'zod/v4/core'
import { useCloseAfterSave } from '../../../platform/after-save.ts'
import { useDraftForm } from '../../../platform/draft-form.ts'
import { saveWords } from '../../../platform/save-words.ts'
import type { Part, PartWords } from '../part.ts'
import { useRefreshEverything } from '../use-refresh-everything.ts'

/** A type, not an interface: forms keep values by name. */
export type PartValues = {
  /** Of a new one made here and kept through retries, so that a repeated save is harmless (D1 create). */
  _id: string
  /** The version that was read; 0 of a new one. */
  version: number
}

/** What is saved, and how. */
export type PartSaving<Values extends PartValues, Row extends Part> = {
  words: PartWords
  /** Tells its draft from those of other records. */
  draft: string
  initial: Values
  schema: z.$ZodType
  send: (values: Values) => Promise<unknown>
  valuesOf: (row: Row) => Values
  onClose: () => void
}

export type PartFormState<Values extends PartValues> = ReturnType<typeof useDraftForm<Values>>

/** Saves a form of the organisation; what was typed outlives every failure, and a double press makes one record. */
export function usePartForm<Values extends PartValues, Row extends Part>(saving: PartSaving<Values, Row>) {
  const { words, draft, initial, schema, send, valuesOf, onClose } = saving
  const form = useDraftForm<Values>(draft, initial, schema)
  const refresh = useRefreshEverything()
  const close = () => {
    form.settle()
    onClose()
  }
  const closeAfterSave = useCloseAfterSave(close)
  const [saved, setSaved] = useState(false)
  const [error, setError] = useState<string>()
  const [theirs, setTheirs] = useState<Row>()

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
      const newer = staleRow<Row>(failure)
      if (newer?.status) setTheirs(newer)
      else if (newer) setError(words.removed)
      else if (!form.showErrors(failure)) setError(saveWords(failure))
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
    /** The record as somebody else left it meanwhile. */
    theirs,
    settleStale(whose: 'mine' | 'theirs') {
      if (!theirs) return
      const current = valuesOf(theirs)
      form.setValues(whose === 'theirs' ? current : { ...form.values, version: current.version })
      setTheirs(undefined)
    },
  }
}

/** The record as it is now, when a change was refused because it was made from an older version. */
export const staleRow = <Row extends Part>(failure: unknown): Row | undefined =>
  failure instanceof FailedCall && failure.code === 'stale' ? (failure.data?.data as Row) : undefined
