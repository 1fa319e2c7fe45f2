import { Skeleton } from '@mantine/core'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import { useEffect } from 'react'
import { problemOf } from '../../../platform/list.ts'
import { ChooseFile } from './choose-file.tsx'
import { currentImport } from './current-import.ts'
import { ImportFailed } from './import-failed.tsx'
import { ImportStep } from './import-step.tsx'
import type { Range } from './imported-range.ts'
import { useImport } from './use-import.ts'

type ImportDialogProps = {
  /** The import that is shown; none yet before a file is chosen. */
  id: string | undefined
  /** The branch that the list is filtered by. */
  branchId: string | undefined
  /** Goes to an import, or back to the choice of a file. */
  onMove: (to: string) => void
  onClose: () => void
  onShowPending: (range: Range) => void
}

/**
 * The import of a clock's export over the list. Closing it stops nothing: the server goes on, and
 * the list's Import button leads back.
 */
export default function ImportDialog({ id, branchId, onMove, onClose, onShowPending }: ImportDialogProps) {
  const query = useImport(id)
  const current = query.data?.data

  useEffect(() => {
    if (id) currentImport.keep(id)
  }, [id])

  const startOver = () => {
    currentImport.forget()
    onMove('open')
  }
  const close = () => {
    if (current?.state === 'imported' || current?.state === 'failed') currentImport.forget()
    onClose()
  }

  return (
    <Dialog title="Import attendance" size={current?.state === 'ready' ? 940 : 'lg'} onClose={close}>
      {!id ? (
        <ChooseFile branchId={branchId} onMove={onMove} />
      ) : current ? (
        <ImportStep
          current={current}
          onStartOver={startOver}
          onClose={close}
          onShowPending={(range) => {
            currentImport.forget()
            onShowPending(range)
          }}
        />
      ) : query.error?.status === 404 ? (
        <ImportFailed
          message="This import is no longer kept. Choose its file again."
          onStartOver={startOver}
        />
      ) : query.error ? (
        <ProblemNotice problem={problemOf(query.error, () => query.refetch())} />
      ) : (
        <Skeleton height={320} />
      )}
    </Dialog>
  )
}
