import { useEffect } from 'react'
import type { Versioned } from '../stale/rebase.ts'
import type { DraftForm } from './use-draft-form.ts'

/**
 * Moves a form to its record as last read: to a newer version, as long as nothing is typed and no file is being uploaded
 * (otherwise its save reports the newer one), and away from what was typed once the record is locked. That can no longer
 * be saved, and would be taken for what is stored.
 * @param stored the record's values as last read
 */
export function useFollowStored<Values extends Versioned>(
  form: DraftForm<Values>,
  stored: Values,
  locked: boolean,
): void {
  useEffect(() => {
    const isNewer = stored.version > form.opened.version && form.underWay.isEmpty
    if (form.isDirty() ? locked : isNewer) form.goOnFrom(stored)
  })
}
