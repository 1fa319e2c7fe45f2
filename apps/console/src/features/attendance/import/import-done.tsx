import { type AttendanceImport, exportAttendanceImportProblems, texts } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { showFailure } from '../../../platform/calls.ts'
import { ImportDone } from '../../../platform/import/import-done.tsx'
import { client } from '../../../platform/session/session.ts'
import { importedRange, type Range } from './imported-range.ts'

type AttendanceImportDoneProps = {
  current: AttendanceImport
  onStartOver: () => void
  onShowPending: (range: Range) => void
}

/** What was imported, and the next steps: correcting the bad rows, confirming the imported days. */
export function AttendanceImportDone({ current, onStartOver, onShowPending }: AttendanceImportDoneProps) {
  const { _id, bad } = current
  return (
    <ImportDone
      title={texts.attendanceList.imported(current)}
      sheets={current.sheets}
      bad={bad}
      problems={() => client.send(exportAttendanceImportProblems, { params: { id: _id } })}
      onStartOver={onStartOver}
      action={
        <BusyButton data-autofocus onClick={() => importedRange(_id).then(onShowPending, showFailure)}>
          {texts.attendanceImportFile.showToConfirm}
        </BusyButton>
      }
    >
      {texts.attendanceImportFile.outcome(current)} {texts.imports.left(bad)}
    </ImportDone>
  )
}
