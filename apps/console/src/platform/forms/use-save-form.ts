import { useState } from 'react'
import type * as z from 'zod/v4/core'
import type { Versioned } from '../stale/rebase.ts'
import { useStale } from '../stale/use-stale.ts'
import { showFailedSave } from './save-words.ts'
import type { DraftForm } from './use-draft-form.ts'

export type FormToSave<Values extends Versioned, Newer> = {
  form: DraftForm<Values>
  /** The record that the reply to a stale save contains. */
  schema: z.$ZodType<Newer>
  valuesOf: (record: Newer) => Values
  /** Whether the form may be sent; shows what is wrong. */
  isReady: () => boolean | Promise<boolean>
  send: () => Promise<unknown>
}

/** Saves a form; what was typed survives every failure. */
export function useSaveForm<Values extends Versioned, Newer>(saving: FormToSave<Values, Newer>) {
  const { form, schema, valuesOf, isReady, send } = saving
  const { stale, isStale, settleStale } = useStale(form, schema, valuesOf)
  const [error, setError] = useState<string>()

  /** @returns whether it was saved */
  const save = async (): Promise<boolean> => {
    setError(undefined)
    if (!(await isReady())) return false
    try {
      await send()
      form.settle()
      return true
    } catch (failure) {
      setError(showFailedSave(failure, isStale, form.showErrors))
      return false
    }
  }

  return { save, error, stale, settleStale }
}
