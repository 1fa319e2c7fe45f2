import { FailedCall } from '@tahi/client'
import { useState } from 'react'
import type { Versioned } from '../stale/rebase.ts'
import { useGoBackAfterSave } from './after-save.ts'
import { type FormSaving, useSaveForm } from './save-form.ts'

type Saving<Values extends Versioned, Newer> = FormSaving<Values, Newer> & {
  refresh: () => Promise<void>
  /** Where it leads when there is no page to go back to. */
  fallback: string
  /** The address to which it leads, so that it shows what was saved. */
  show?: (href: string) => string
}

/** Saves a form that is a page, and goes back; a double press makes one record. */
export function useSaveRecord<Values extends Versioned, Newer>(saving: Saving<Values, Newer>) {
  const { form, refresh, fallback, show } = saving
  const { save, ...shown } = useSaveForm({
    ...saving,
    send: async () => {
      try {
        await saving.send()
      } catch (failure) {
        // What is shown of the record may be no longer so. Without an answer nothing new is known, and what is shown stays.
        if (failure instanceof FailedCall && failure.status !== undefined) void refresh()
        throw failure
      }
    },
  })
  const goBack = useGoBackAfterSave()
  const [saved, setSaved] = useState(false)

  const leaveFor = async (show?: (href: string) => string) => {
    form.settle()
    setSaved(true)
    void refresh()
    await goBack(fallback, show)
  }

  return {
    ...shown,
    save: async () => {
      if (!saved && (await save())) await leaveFor(show)
    },
    /** Goes back as after a save. */
    leave: () => leaveFor(),
    saved,
  }
}
