import { texts } from '@tahi/contract'
import { ImportDialog } from '../../../platform/import/import-dialog.tsx'
import { firstStep } from '../../../platform/import/import-place.ts'
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
      title={texts.attendance.import}
      kept={currentImport}
      id={id}
      query={useAttendanceImport(id)}
      nothingWritten={texts.attendanceImportFile.nothingWritten}
      choice={<ChooseClockFile branchId={branchId} onMove={onMove} />}
      importing={({ good }) => texts.attendanceImportFile.importing(good)}
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
