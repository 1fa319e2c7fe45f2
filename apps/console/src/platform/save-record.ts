import { useState } from 'react'
import type * as z from 'zod/v4/core'
import { useGoBackAfterSave } from './after-save.ts'
import type { DraftForm } from './draft-form.ts'
import { saveWords } from './save-words.ts'
import type { Versioned } from './stale/rebase.ts'
import { useStale } from './stale/use-stale.ts'

type Saving<Values extends Versioned, Newer> = {
  form: DraftForm<Values>
  /** The record as a stale save is answered with it. */
  schema: z.$ZodType<Newer>
  valuesOf: (record: Newer) => Values
  /** Whether what was typed may be sent; what is wrong is shown. */
  isReady: () => boolean | Promise<boolean>
  send: () => Promise<unknown>
  refresh: () => Promise<void>
  /** Where it leads when there is no page to go back to. */
  fallback: string
  /** The address to which it leads, so that it shows what was saved. */
  show?: (href: string) => string
}

/** Saves a form that is a page, and goes back; what was typed outlives every failure, and a double press makes one record. */
export function useSaveRecord<Values extends Versioned, Newer>(saving: Saving<Values, Newer>) {
  const { form, schema, valuesOf, isReady, send, refresh, fallback, show } = saving
  const goBack = useGoBackAfterSave()
  const { stale, isStale, settleStale } = useStale(form, schema, valuesOf)
  const [error, setError] = useState<string>()
  const [saved, setSaved] = useState(false)

  const leaveFor = (show?: (href: string) => string) => {
    form.settle()
    setSaved(true)
    goBack(fallback, show)
    void refresh()
  }

  const save = async () => {
    setError(undefined)
    if (saved || !(await isReady())) return
    try {
      await send()
      leaveFor(show)
    } catch (failure) {
      if (!isStale(failure) && !form.showErrors(failure)) setError(saveWords(failure))
    }
  }

  return {
    save,
    /** Goes back as after a save. */
    leave: () => leaveFor(),
    saved,
    error,
    stale,
    settleStale,
  }
}
