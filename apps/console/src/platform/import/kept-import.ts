import { useSyncExternalStore } from 'react'
import { draftPrefix } from '../session/session.ts'

/** The unfinished import of this tab, so that its dialog can be closed and reopened. */
export interface KeptImport {
  id(): string | null
  keep(id: string): void
  forget(): void
  onChange(listener: () => void): () => void
}

/** @param subject what is imported */
export function keptImport(subject: string): KeptImport {
  // The prefix makes it one of the tab's drafts, which are removed when another person signs in.
  const key = `${draftPrefix}${subject}-import`
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    id: () => sessionStorage.getItem(key),
    keep(id) {
      sessionStorage.setItem(key, id)
      tell()
    },
    forget() {
      sessionStorage.removeItem(key)
      tell()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useKeptImport = (kept: KeptImport): string | undefined =>
  useSyncExternalStore(kept.onChange, kept.id) ?? undefined
