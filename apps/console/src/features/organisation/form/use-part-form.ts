import { newerRecord } from '@tahi/client'
import type * as z from 'zod/v4/core'
import { showError } from '../../../platform/failure-words.ts'
import { showFailedSave } from '../../../platform/forms/save-words.ts'
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts'
import { useSaveDialog } from '../../../platform/forms/use-save-dialog.ts'
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

/** Saves a branch, department or designation. */
export function usePartForm<Values extends PartValues, Row extends Part>(saving: PartSaving<Values, Row>) {
  const { words, draft, initial, schema, record, send, valuesOf, onClose } = saving
  const form = useDraftForm<Values>(draft, initial, schema)
  const refresh = useRefreshEverything()
  const { stale, isStale, settleStale } = useStale(form, record, valuesOf)

  const dialog = useSaveDialog(form, {
    send: () => send(form.values),
    refresh,
    onClose,
    explain: (failure) => {
      const isRemoved = newerRecord(failure, record)?.status === false
      return isRemoved ? showError(words.removed) : showFailedSave(failure, isStale, form.showErrors)
    },
  })

  return { ...dialog, form, stale, settleStale }
}
