import { FailedCall } from '@tahi/client'
import { createLeave, type Leave, leave as leaveSchema, screens, texts } from '@tahi/contract'
import { useState } from 'react'
import { useGoBackAfterSave } from '../../../platform/after-save.ts'
import type { useDraftForm } from '../../../platform/draft-form.ts'
import { client } from '../../../platform/session.ts'
import { useRefreshLeaves } from '../use-refresh-leaves.ts'
import { type LeaveValues, toBody } from './leave-values.ts'

type Form = ReturnType<typeof useDraftForm<LeaveValues>>

/** Saves the form's leave; what was typed outlives every failure. */
export function useSaveLeave(form: Form, stored: Leave | null) {
  const refresh = useRefreshLeaves()
  const goBack = useGoBackAfterSave()
  const [error, setError] = useState<string>()
  const [theirs, setTheirs] = useState<Leave>()
  const [saved, setSaved] = useState(false)
  // The version that the person has seen: the record's, or that of a newer one they were shown.
  const [version, setVersion] = useState(stored?.version)

  const leave = () => {
    form.settle()
    setSaved(true)
    goBack(screens.leaves.path)
    void refresh()
  }

  const save = async () => {
    setError(undefined)
    if (saved || form.validate().hasErrors) return
    try {
      await client.send(createLeave, { body: { ...toBody(form.values), ...(version && { version }) } })
      leave()
    } catch (failure) {
      const newer = newerLeave(failure)
      if (newer) setTheirs(newer)
      else if (!form.showErrors(failure)) setError(wordsOf(failure))
    }
  }

  return {
    save,
    /** Goes back as after a save. */
    leave,
    saved,
    error,
    /** The leave as somebody else left it meanwhile. */
    theirs,
    /** Goes on from the newer leave; whether what was typed stays is the form's. */
    settleStale() {
      setVersion(theirs?.version)
      setTheirs(undefined)
    },
  }
}

const newerLeave = (failure: unknown): Leave | undefined =>
  failure instanceof FailedCall && failure.code === 'stale'
    ? leaveSchema.safeParse(failure.data?.data).data
    : undefined

/** Saving again after a lost answer is harmless (D1 create). */
function wordsOf(failure: unknown): string {
  if (!(failure instanceof FailedCall)) return texts.unexpected
  if (failure.status !== undefined) return failure.message
  return `${texts.unexpected}. Check the connection and save again: what you typed is kept, and nothing is doubled.`
}
