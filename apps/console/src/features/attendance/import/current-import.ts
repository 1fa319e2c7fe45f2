import { useSyncExternalStore } from 'react'
import { draftPrefix } from '../../../platform/session.ts'

// Forgotten with the other unsaved work of this tab when somebody else signs in.
const key = `${draftPrefix}attendance-import`
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

/** The import that this tab has begun and not finished, so that its dialog may be closed and opened again. */
export const currentImport = {
  id: (): string | null => sessionStorage.getItem(key),
  keep(id: string): void {
    sessionStorage.setItem(key, id)
    tell()
  },
  forget(): void {
    sessionStorage.removeItem(key)
    tell()
  },
  onChange(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export const useCurrentImport = (): string | undefined =>
  useSyncExternalStore(currentImport.onChange, currentImport.id) ?? undefined
