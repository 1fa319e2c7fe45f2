import { texts } from '@tahi/contract'
import { lazy, Suspense } from 'react'
import type { ChangeAddress } from '../../../platform/address.ts'
import { useRefresh } from '../../../platform/calls.ts'
import { opensDialog, staysInDialog, useCloseDialog } from '../../../platform/dialog-step.ts'
import { ImportButton } from '../../../platform/import/import-button.tsx'
import { placeToOpen, useImportPlace } from '../../../platform/import/import-place.ts'
import { useImported } from '../../../platform/import/use-imported.ts'
import { filtersOf, type PeopleAddress } from '../address.ts'
import { showsPeople } from '../shows.ts'
import { currentImport } from './current-import.ts'
import { usePeopleImport } from './use-import.ts'

const ImportDialog = lazy(() => import('./import-dialog.tsx'))

type ImportEntryProps = {
  address: PeopleAddress
  change: ChangeAddress<PeopleAddress>
}

/** The list's Import button, which shows the progress of an unfinished import, and the import's dialog. */
export function ImportEntry({ address, change }: ImportEntryProps) {
  const closeDialog = useCloseDialog(change)
  const { isOpen, shown, id } = useImportPlace(address.import, currentImport)
  const current = usePeopleImport(id).data?.data
  const onImported = useRefresh(showsPeople)
  useImported({ kept: currentImport, current, isOpen, words: texts.peopleImportCounts.done, onImported })
  return (
    <>
      <ImportButton
        current={current}
        ready={current ? current.added + current.changed : 0}
        onOpen={() => change({ import: placeToOpen(current) }, opensDialog)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <ImportDialog
            id={shown}
            filters={filtersOf(address)}
            onMove={(to) => change({ import: to }, staysInDialog)}
            onClose={() => closeDialog({ import: undefined })}
          />
        </Suspense>
      )}
    </>
  )
}
