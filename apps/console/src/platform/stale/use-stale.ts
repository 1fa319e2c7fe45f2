import { useState } from 'react'
import type * as z from 'zod/v4/core'
import type { DraftForm } from '../forms/draft-form.ts'
import { newerRecord } from './newer-record.ts'
import type { Versioned, Whose } from './rebase.ts'
import type { States } from './versions.ts'

/** A form whose record somebody else saved meanwhile. */
export interface Stale<Values, Newer> {
  readonly theirs: Newer
  readonly states: States<Values>
}

/**
 * What somebody else saved of a form's record meanwhile, until the person at the form has chosen.
 * @param schema of the record that a refused save is answered with
 * @param valuesOf the record as the form has it
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
    /** Shows the newer record that a save was refused with. @returns whether that is why it was refused */
    isStale(failure: unknown): boolean {
      const newer = newerRecord(failure, schema)
      if (newer) setTheirs(newer)
      return newer !== undefined
    },
    /** Goes on from the newer one, with what was typed here on top of it or without. */
    settleStale(whose: Whose): void {
      if (theirs) form.goOnFrom(valuesOf(theirs), whose)
      setTheirs(undefined)
    },
  }
}
