import { useEffect } from 'react'
import type { Versioned } from '../stale/rebase.ts'
import type { DraftForm } from './use-draft-form.ts'

/**
 * Moves a form to a newer version of its record, as long as nothing is typed and no file is being uploaded. Otherwise the
 * form keeps its version, and its save reports the newer one.
 * @param stored the record's values as last read
 */
export function useGoOnFromNewer<Values extends Versioned>(form: DraftForm<Values>, stored: Values): void {
  useEffect(() => {
    if (stored.version > form.opened.version && !form.isDirty() && form.underWay.isEmpty)
      form.goOnFrom(stored)
  })
}
