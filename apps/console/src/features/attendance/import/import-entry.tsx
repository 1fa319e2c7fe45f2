import { lazy, Suspense } from 'react'
import { ImportButton } from '../../../platform/import/import-button.tsx'
import { useKeptImport } from '../../../platform/import/kept-import.ts'
import { useImported } from '../../../platform/import/use-imported.ts'
import type { AttendanceAddress } from '../address.ts'
import { currentImport } from './current-import.ts'
import { importedWords } from './imported-words.ts'
import { useAttendanceImport } from './use-import.ts'

const ImportDialog = lazy(() => import('./import-dialog.tsx'))

type ImportEntryProps = {
  address: AttendanceAddress
  change: (change: Partial<AttendanceAddress>, how?: { replace?: boolean }) => void
  onImported: () => Promise<void>
}

/** The list's Import button, which shows the progress of an unfinished import, and the import's dialog. */
export function ImportEntry({ address, change, onImported }: ImportEntryProps) {
  const kept = useKeptImport(currentImport)
  const isOpen = address.import !== undefined
  const id = isOpen && address.import !== 'open' ? address.import : kept
  const current = useAttendanceImport(id).data?.data
  useImported({ kept: currentImport, current, isOpen, words: importedWords, onImported })

  const isOver = current?.state === 'imported' || current?.state === 'failed'
  return (
    <>
      <ImportButton
        current={current}
        ready={current?.good ?? 0}
        onOpen={() => change({ import: current && !isOver ? current._id : 'open' })}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <ImportDialog
            id={address.import === 'open' ? undefined : address.import}
            branchId={address.branch}
            onMove={(to) => change({ import: to }, { replace: true })}
            onClose={() => change({ import: undefined }, { replace: true })}
            onShowPending={(range) =>
              change({ ...range, import: undefined, status: 'toConfirm', page: undefined })
            }
          />
        </Suspense>
      )}
    </>
  )
}
