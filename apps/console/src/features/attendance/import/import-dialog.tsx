import { ImportDialog } from '../../../platform/import/import-dialog.tsx'
import { firstStep } from '../../../platform/import/import-place.ts'
import { rowsInWords } from '../../../platform/import/import-words.ts'
import { ChooseClockFile } from './choose-clock-file.tsx'
import { currentImport } from './current-import.ts'
import { AttendanceImportDone } from './import-done.tsx'
import { AttendanceImportPreview } from './import-preview.tsx'
import type { Range } from './imported-range.ts'
import { useAttendanceImport } from './use-import.ts'

type AttendanceImportDialogProps = {
  /** The import that is shown; undefined until a file is chosen. */
  id: string | undefined
  /** The branch that the list is filtered by. */
  branchId: string | undefined
  /** Opens an import, or returns to the choice of a file. */
  onMove: (to: string) => void
  onClose: () => void
  onShowPending: (range: Range) => void
}

/** The dialog over the list that imports a clock's export. */
export default function AttendanceImportDialog(props: AttendanceImportDialogProps) {
  const { id, branchId, onMove, onClose, onShowPending } = props
  return (
    <ImportDialog
      title="Import attendance"
      kept={currentImport}
      id={id}
      query={useAttendanceImport(id)}
      nothingWritten="No attendance was written."
      choice={<ChooseClockFile branchId={branchId} onMove={onMove} />}
      importing={({ good }) => `Importing ${rowsInWords(good)}`}
      preview={(current, { startOver }) => (
        <AttendanceImportPreview current={current} onStartOver={startOver} />
      )}
      done={(current, { startOver }) => (
        <AttendanceImportDone
          current={current}
          onStartOver={startOver}
          onShowPending={(range) => {
            currentImport.forget()
            onShowPending(range)
          }}
        />
      )}
      onStartOver={() => onMove(firstStep)}
      onClose={onClose}
    />
  )
}
