import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { useLatestRef } from '@tahi/ui/use-latest-ref.ts'
import { useEffect, useRef } from 'react'
import type { AnyImport } from './any-import.ts'
import type { KeptImport } from './kept-import.ts'

type Imported<Import extends AnyImport> = {
  kept: KeptImport
  current: Import | undefined
  /** Whether the import's dialog is open, which shows the outcome itself. */
  isOpen: boolean
  words: (imported: Import) => string
  onImported: () => Promise<void>
}

/** Refreshes the list once an import is written; shows a toast if the dialog is closed. */
export function useImported<Import extends AnyImport>(imported: Imported<Import>): void {
  const { current } = imported
  const after = useLatestRef(imported)
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
  }, [current, after])
}
