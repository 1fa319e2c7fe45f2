import { isAnswered } from '@tahi/client'
import { useState } from 'react'
import type * as z from 'zod/v4/core'
import type { Versioned } from '../stale/rebase.ts'
import { useStale } from '../stale/use-stale.ts'
import { type Show, useLeaveAfterSave } from './after-save.ts'
import { showFailedSave } from './save-words.ts'
import type { DraftForm } from './use-draft-form.ts'

type Saving<Values extends Versioned, Newer> = {
  form: DraftForm<Values>
  /** The record that the reply to a stale save contains. */
  schema: z.$ZodType<Newer>
  valuesOf: (record: Newer) => Values
  /** Whether the form may be sent; shows what is wrong. */
  isReady: () => boolean | Promise<boolean>
  send: () => Promise<unknown>
  refresh: () => Promise<void>
  /** Where to go after a save when there is no page to go back to. */
  fallback: string
  /** Changes the address to go back to, so that it shows what was saved. */
  show?: Show
}

/** Saves a form that is a page, and goes back. What was typed survives every failure; a double press saves once. */
export function useSaveRecord<Values extends Versioned, Newer>(saving: Saving<Values, Newer>) {
  const { form, schema, valuesOf, isReady, send, refresh, fallback, show } = saving
  const { stale, isStale, settleStale } = useStale(form, schema, valuesOf)
  const [error, setError] = useState<string>()
  const { leave, leaving } = useLeaveAfterSave(fallback)

  const save = async () => {
    if (leaving) return
    setError(undefined)
    if (!(await isReady())) return
    try {
      await send()
    } catch (failure) {
      // The server refused, so what is shown may be out of date. Without a reply nothing new is known.
      if (isAnswered(failure)) void refresh()
      setError(showFailedSave(failure, isStale, form.showErrors))
      return
    }
    form.settle()
    void refresh()
    await leave(show)
  }

  return {
    save,
    error,
    stale,
    settleStale,
    /** Goes back as after a save, when the record was removed: whoever removed it has refreshed what showed it. */
    leave: () => {
      form.settle()
      return leave()
    },
    leaving,
  }
}
