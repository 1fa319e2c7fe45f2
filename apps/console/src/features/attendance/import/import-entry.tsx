import { isCompanyWide, texts } from '@tahi/contract'
import { lazy, Suspense } from 'react'
import type { ChangeAddress } from '../../../platform/address.ts'
import { opensDialog, staysInDialog, useCloseDialog } from '../../../platform/dialog-step.ts'
import { ImportButton } from '../../../platform/import/import-button.tsx'
import { placeToOpen, useImportPlace } from '../../../platform/import/import-place.ts'
import { useImported } from '../../../platform/import/use-imported.ts'
import { useCurrentUser } from '../../../platform/session/current-user.ts'
import type { AttendanceAddress } from '../address.ts'
import { currentImport } from './current-import.ts'
import { useAttendanceImport } from './use-import.ts'

const ImportDialog = lazy(() => import('./import-dialog.tsx'))

type ImportEntryProps = {
  address: AttendanceAddress
  change: ChangeAddress<AttendanceAddress>
  onImported: () => Promise<void>
}

/** The list's Import button, which shows the progress of an unfinished import, and the import's dialog. */
export function ImportEntry({ address, change, onImported }: ImportEntryProps) {
  const closeDialog = useCloseDialog(change)
  const { isOpen, shown, id } = useImportPlace(address.import, currentImport)
  const { role } = useCurrentUser()
  const current = useAttendanceImport(id).data?.data
  useImported({ kept: currentImport, current, isOpen, words: texts.attendanceList.imported, onImported })
  return (
    <>
      <ImportButton
        current={current}
        ready={current?.good ?? 0}
        onOpen={() => change({ import: placeToOpen(current) }, opensDialog)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <ImportDialog
            id={shown}
            branchId={address.branch}
            onMove={(to) => change({ import: to }, staysInDialog)}
            onClose={() => closeDialog({ import: undefined })}
            onShowPending={(range) =>
              change({
                ...range,
                ...(isCompanyWide(role) && { branch: current?.branchId }),
                import: undefined,
                status: 'toConfirm',
                search: undefined,
                page: undefined,
              })
            }
          />
        </Suspense>
      )}
    </>
  )
}
