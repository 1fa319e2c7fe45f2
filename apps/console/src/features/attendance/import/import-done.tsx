import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { type AttendanceImport, exportAttendanceImportProblems } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { showFailure } from '../../../platform/calls.ts'
import classes from '../../../platform/import/import.module.css'
import { leftInWords, rowsInWords } from '../../../platform/import/import-words.ts'
import { ProblemsDownload } from '../../../platform/import/problems-download.tsx'
import { client } from '../../../platform/session/session.ts'
import { importedRange, type Range } from './imported-range.ts'
import { importedWords } from './imported-words.ts'

type ImportDoneProps = {
  current: AttendanceImport
  onStartOver: () => void
  onShowPending: (range: Range) => void
}

/** What was imported, and the next steps: correcting the bad rows, confirming the imported days. */
export function ImportDone({ current, onStartOver, onShowPending }: ImportDoneProps) {
  const { fileName, unchanged, bad } = current
  return (
    <div className={classes.working}>
      <div role="status">
        <h3 className={classes.heading}>
          <IconCircleCheck className={classes.doneIcon} size={22} aria-hidden /> {importedWords(current)}
        </h3>
      </div>
      <p className={classes.dim}>
        From {fileName}. {unchanged > 0 && `${rowsInWords(unchanged)} stood there already. `}
        {leftInWords(bad)}
      </p>
      <div className={classes.foot}>
        {bad > 0 && (
          <ProblemsDownload
            file={() => client.send(exportAttendanceImportProblems, { params: { id: current._id } })}
          />
        )}
        <Button variant="subtle" onClick={onStartOver}>
          Import another file
        </Button>
        <BusyButton
          data-autofocus
          onClick={() => importedRange(current._id).then(onShowPending, showFailure)}
        >
          Show days to confirm
        </BusyButton>
      </div>
    </div>
  )
}
