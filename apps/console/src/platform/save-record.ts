import { useState } from 'react'
import type * as z from 'zod/v4/core'
import { useGoBackAfterSave } from './after-save.ts'
import type { DraftForm } from './draft-form.ts'
import { newerRecord } from './newer-record.ts'
import { saveWords } from './save-words.ts'

type Versioned = z.$ZodType<{ readonly version: number }>

type Saving<S extends Versioned> = {
  form: Pick<DraftForm<never>, 'settle' | 'showErrors'>
  /** The record as a stale save is answered with it. */
  schema: S
  /** Of the record that is changed; undefined of a new one. */
  storedVersion: number | undefined
  /** Whether what was typed may be sent; what is wrong is shown. */
  isReady: () => boolean | Promise<boolean>
  send: (version: number | undefined) => Promise<unknown>
  refresh: () => Promise<void>
  /** Where it leads when there is no page to go back to. */
  fallback: string
}

/** Saves a form that is a page, and goes back; what was typed outlives every failure, and a double press makes one record. */
export function useSaveRecord<S extends Versioned>(saving: Saving<S>) {
  const { form, schema, storedVersion, isReady, send, refresh, fallback } = saving
  const goBack = useGoBackAfterSave()
  const [error, setError] = useState<string>()
  const [theirs, setTheirs] = useState<z.output<S>>()
  const [saved, setSaved] = useState(false)
  // The version that the person has seen: the record's, or that of a newer one they were shown.
  const [version, setVersion] = useState(storedVersion)

  const leave = () => {
    form.settle()
    setSaved(true)
    goBack(fallback)
    void refresh()
  }

  const save = async () => {
    setError(undefined)
    if (saved || !(await isReady())) return
    try {
      await send(version)
      leave()
    } catch (failure) {
      const newer = newerRecord(failure, schema)
      if (newer) setTheirs(newer)
      else if (!form.showErrors(failure)) setError(saveWords(failure))
    }
  }

  return {
    save,
    /** Goes back as after a save. */
    leave,
    saved,
    error,
    /** The record as somebody else left it meanwhile. */
    theirs,
    /** Goes on from the newer one; whether what was typed stays is the form's. */
    settleStale() {
      setVersion(theirs?.version)
      setTheirs(undefined)
    },
  }
}
