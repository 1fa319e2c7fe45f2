import { useState } from 'react'
import { drafts } from './drafts.ts'

/**
 * What is typed into a form; it is there again after the page was loaded anew, until it is sent or given up.
 * @param first what stands there where nothing was typed yet
 */
export function useDraft<T extends object>(name: string, first: () => T) {
  const [typed, setTyped] = useState<T>(() => {
    const kept = drafts.read(name)
    return kept === '' ? first() : (JSON.parse(kept) as T)
  })
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
