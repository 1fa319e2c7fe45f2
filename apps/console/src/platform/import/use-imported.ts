import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useEffect, useRef } from 'react'
import type { ImportState } from './import-state.ts'
import type { KeptImport } from './kept-import.ts'

type Imported<Import extends ImportState> = {
  kept: KeptImport
  current: Import | undefined
  /** Whether its dialog shows how it ended. */
  isOpen: boolean
  words: (imported: Import) => string
  onImported: () => Promise<void>
}

/** Once an import is carried out, the list reads anew; where its dialog is closed, a toast tells. */
export function useImported<Import extends ImportState>(imported: Imported<Import>): void {
  const { current } = imported
  const after = useRef(imported)
  useEffect(() => {
    after.current = imported
  })
  const before = useRef(current?.state)
  useEffect(() => {
    const wasImporting = before.current === 'importing'
    before.current = current?.state
    if (current?.state !== 'imported' || !wasImporting) return
    const { onImported, isOpen, words, kept } = after.current
    void onImported()
    if (isOpen) return
    toast.success(words(current))
    kept.forget()
  }, [current])
}
