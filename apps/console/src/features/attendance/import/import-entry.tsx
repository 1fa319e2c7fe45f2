import { toast } from '@tahi/ui/toasts/toasts.tsx'
import { lazy, Suspense, useEffect, useRef } from 'react'
import type { AttendanceAddress } from '../address.ts'
import { currentImport, useCurrentImport } from './current-import.ts'
import { ImportButton } from './import-button.tsx'
import { importedWords } from './import-words.ts'
import { useImport } from './use-import.ts'

const ImportDialog = lazy(() => import('./import-dialog.tsx'))

type ImportEntryProps = {
  address: AttendanceAddress
  change: (change: Partial<AttendanceAddress>, how?: { replace?: boolean }) => void
  onImported: () => Promise<void>
}

/** The list's way into the import: its button, which tells how far one is that was left alone, and its dialog. */
export function ImportEntry({ address, change, onImported }: ImportEntryProps) {
  const kept = useCurrentImport()
  const isOpen = address.import !== undefined
  const id = isOpen && address.import !== 'open' ? address.import : kept
  const current = useImport(id).data?.data

  const after = useRef({ onImported, isOpen })
  useEffect(() => {
    after.current = { onImported, isOpen }
  })
  const before = useRef(current?.state)
  useEffect(() => {
    const wasImporting = before.current === 'importing'
    before.current = current?.state
    if (current?.state !== 'imported' || !wasImporting) return
    void after.current.onImported()
    if (after.current.isOpen) return
    toast.success(importedWords(current))
    currentImport.forget()
  }, [current])

  const isOver = current?.state === 'imported' || current?.state === 'failed'
  return (
    <>
      <ImportButton
        current={current}
        onOpen={() => change({ import: current && !isOver ? current._id : 'open' })}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <ImportDialog
            id={address.import === 'open' ? undefined : address.import}
            branchId={address.branch}
            onMove={(to) => change({ import: to }, { replace: true })}
            onClose={() => change({ import: undefined })}
            onShowPending={(range) =>
              change({ ...range, import: undefined, status: 'pending', page: undefined })
            }
          />
        </Suspense>
      )}
    </>
  )
}
