import { useSyncExternalStore } from 'react'
import { draftPrefix } from '../session/session.ts'

/** The import that this tab has begun and not finished, so that its dialog may be closed and opened again. */
export interface KeptImport {
  id(): string | null
  keep(id: string): void
  forget(): void
  onChange(listener: () => void): () => void
}

/** @param subject what is imported */
export function keptImport(subject: string): KeptImport {
  // Forgotten with the other unsaved work of this tab when somebody else signs in.
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
