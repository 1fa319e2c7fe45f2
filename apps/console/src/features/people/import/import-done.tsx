import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { exportPeopleImportProblems, type PeopleImport } from '@tahi/contract'
import classes from '../../../platform/import/import.module.css'
import { leftInWords, rowsInWords } from '../../../platform/import/import-words.ts'
import { ProblemsDownload } from '../../../platform/import/problems-download.tsx'
import { client } from '../../../platform/session/session.ts'
import { importedWords } from './import-words.ts'

type ImportDoneProps = { current: PeopleImport; onStartOver: () => void; onClose: () => void }

/** What was imported, and which rows need a correction. */
export function ImportDone({ current, onStartOver, onClose }: ImportDoneProps) {
  const { _id, fileName, added, unchanged, bad } = current
  return (
    <div className={classes.working}>
      <div role="status">
        <h3 className={classes.heading}>
          <IconCircleCheck className={classes.doneIcon} size={22} aria-hidden /> {importedWords(current)}
        </h3>
      </div>
      <p className={classes.dim}>
        From {fileName}. {unchanged > 0 && `${rowsInWords(unchanged)} changed nothing. `}
        {leftInWords(bad)}
        {added > 0 && ' New people sign in with their birthday, yyyy-mm-dd, and choose a password.'}
      </p>
      <div className={classes.foot}>
        {bad > 0 && (
          <ProblemsDownload file={() => client.send(exportPeopleImportProblems, { params: { id: _id } })} />
        )}
        <Button variant="subtle" onClick={onStartOver}>
          Import another file
        </Button>
        <Button data-autofocus onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  )
}
