import { lazy, Suspense } from 'react'
import { useRefresh } from '../../../platform/calls.ts'
import { ImportButton } from '../../../platform/import/import-button.tsx'
import { useKeptImport } from '../../../platform/import/kept-import.ts'
import { useImported } from '../../../platform/import/use-imported.ts'
import { filtersOf, type PeopleAddress } from '../address.ts'
import { showsPeople } from '../shows.ts'
import { currentImport } from './current-import.ts'
import { importedWords } from './import-words.ts'
import { usePeopleImport } from './use-import.ts'

const ImportDialog = lazy(() => import('./import-dialog.tsx'))

type ImportEntryProps = {
  address: PeopleAddress
  change: (change: Partial<PeopleAddress>, how?: { replace?: boolean }) => void
}

/** The list's Import button, which shows the progress of an unfinished import, and the import's dialog. */
export function ImportEntry({ address, change }: ImportEntryProps) {
  const kept = useKeptImport(currentImport)
  const isOpen = address.import !== undefined
  const id = isOpen && address.import !== 'open' ? address.import : kept
  const current = usePeopleImport(id).data?.data
  const onImported = useRefresh(showsPeople)
  useImported({ kept: currentImport, current, isOpen, words: importedWords, onImported })

  const isOver = current?.state === 'imported' || current?.state === 'failed'
  return (
    <>
      <ImportButton
        current={current}
        ready={current ? current.added + current.changed : 0}
        onOpen={() => change({ import: current && !isOver ? current._id : 'open' })}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <ImportDialog
            id={address.import === 'open' ? undefined : address.import}
            filters={filtersOf(address)}
            onMove={(to) => change({ import: to }, { replace: true })}
            onClose={() => change({ import: undefined }, { replace: true })}
          />
        </Suspense>
      )}
    </>
  )
}
