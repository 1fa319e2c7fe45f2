import { isAnswered } from '@tahi/client'
import { useState } from 'react'
import type { Versioned } from '../stale/rebase.ts'
import { useGoBackAfterSave } from './after-save.ts'
import { type FormToSave, useSaveForm } from './use-save-form.ts'

type Saving<Values extends Versioned, Newer> = FormToSave<Values, Newer> & {
  refresh: () => Promise<void>
  /** Where to go after a save when there is no page to go back to. */
  fallback: string
  /** Changes the address to go back to, so that it shows what was saved. */
  show?: (href: string) => string
}

/** Saves a form that is a page, and goes back. A double press creates one record. */
export function useSaveRecord<Values extends Versioned, Newer>(saving: Saving<Values, Newer>) {
  const { form, refresh, fallback, show } = saving
  const { save, ...shown } = useSaveForm({
    ...saving,
    send: async () => {
      try {
        await saving.send()
      } catch (failure) {
        // The server refused, so what is shown may be out of date. Without a reply nothing new is known.
        if (isAnswered(failure)) void refresh()
        throw failure
      }
    },
  })
  const goBack = useGoBackAfterSave()
  const [saved, setSaved] = useState(false)

  const leave = async (show?: (href: string) => string) => {
    form.settle()
    setSaved(true)
    await goBack(fallback, show)
  }

  return {
    ...shown,
    save: async () => {
      if (saved || !(await save())) return
      void refresh()
      await leave(show)
    },
    /** Goes back as after a save, when the record was removed: whoever removed it has refreshed what showed it. */
    leave: () => leave(),
    saved,
  }
}
