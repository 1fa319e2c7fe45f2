import { Button } from '@mantine/core'
import { exportPeopleImportProblems, type PeopleImport, texts } from '@tahi/contract'
import { inRows } from '@tahi/contract/texts/imports'
import { ImportDone } from '../../../platform/import/import-done.tsx'
import { client } from '../../../platform/session/session.ts'
import { importedWords } from './import-words.ts'

type PeopleImportDoneProps = { current: PeopleImport; onStartOver: () => void; onClose: () => void }

/** What was imported, and which rows need a correction. */
export function PeopleImportDone({ current, onStartOver, onClose }: PeopleImportDoneProps) {
  const { _id, fileName, added, unchanged, bad } = current
  return (
    <ImportDone
      title={importedWords(current)}
      sheets={current.sheets}
      bad={bad}
      problems={() => client.send(exportPeopleImportProblems, { params: { id: _id } })}
      onStartOver={onStartOver}
      action={
        <Button data-autofocus onClick={onClose}>
          Close
        </Button>
      }
    >
      From {fileName}. {unchanged > 0 && `${inRows(unchanged)} changed nothing. `}
      {texts.imports.left(bad)}
      {added > 0 && ' New people sign in with their birthday, yyyy-mm-dd, and choose a password.'}
    </ImportDone>
  )
}
