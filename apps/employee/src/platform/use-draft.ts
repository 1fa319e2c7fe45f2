import { useState } from 'react'
import { drafts } from './drafts.ts'
import { restoredDraft } from './restored-draft.ts'

/**
 * A form's input. It survives a page reload, until it is sent or discarded.
 * @param first the initial values
 */
export function useDraft<T extends object>(name: string, first: () => T) {
  const [typed, setTyped] = useState<T>(() => restoredDraft(drafts.read(name), first()))
  return {
    typed,
    type(changed: Partial<T>): void {
      const next = { ...typed, ...changed }
      setTyped(next)
      drafts.keep(name, JSON.stringify(next))
    },
    forget: () => drafts.keep(name, ''),
  }
}
