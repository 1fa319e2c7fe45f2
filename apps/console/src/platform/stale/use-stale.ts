import { newerRecord } from '@tahi/client'
import { useState } from 'react'
import type * as z from 'zod/v4/core'
import type { DraftForm } from '../forms/use-draft-form.ts'
import type { Versioned, Whose } from './rebase.ts'
import type { States } from './versions.ts'

/** A form whose record somebody else saved in between. */
export interface Stale<Values, Newer> {
  readonly theirs: Newer
  readonly states: States<Values>
}

/**
 * The version that somebody else saved in between, until the user has chosen between both.
 * @param schema the record in the reply to a refused save
 * @param valuesOf converts the record to form values
 */
export function useStale<Values extends Versioned, Newer>(
  form: DraftForm<Values>,
  schema: z.$ZodType<Newer>,
  valuesOf: (record: Newer) => Values,
) {
  const [theirs, setTheirs] = useState<Newer>()
  const stale: Stale<Values, Newer> | undefined = theirs && {
    theirs,
    states: { opened: form.opened, mine: form.values, theirs: valuesOf(theirs) },
  }
  return {
    stale,
    /** Shows the newer record from a refused save. @returns whether the save was refused as stale */
    isStale(failure: unknown): boolean {
      const newer = newerRecord(failure, schema)
      if (newer) setTheirs(newer)
      return newer !== undefined
    },
    /** Continues from the newer record, with or without what was typed on top of it. */
    settleStale(whose: Whose): void {
      if (theirs) form.goOnFrom(valuesOf(theirs), whose)
      setTheirs(undefined)
    },
  }
}
