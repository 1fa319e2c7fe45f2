import { useEffect } from 'react'
import type { Versioned } from '../stale/rebase.ts'
import type { DraftForm } from './draft-form.ts'

/**
 * Lets a form go on from a newer version of its record, as long as nothing is typed and no file is on its way. Once
 * something is, the form stays on the version that it was typed over, and its save tells of the newer one.
 * @param stored the record's values as they were read last
 */
export function useGoOnFromNewer<Values extends Versioned>(form: DraftForm<Values>, stored: Values): void {
  useEffect(() => {
    if (stored.version > form.opened.version && !form.isDirty() && form.underWay.isEmpty)
      form.goOnFrom(stored)
  })
}
