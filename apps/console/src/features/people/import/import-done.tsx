import { Button } from '@mantine/core'
import { exportPeopleImportProblems, type PeopleImport, texts } from '@tahi/contract'
import { ImportDone } from '../../../platform/import/import-done.tsx'
import { client } from '../../../platform/session/session.ts'

type PeopleImportDoneProps = { current: PeopleImport; onStartOver: () => void; onClose: () => void }

/** What was imported, and which rows need a correction. */
export function PeopleImportDone({ current, onStartOver, onClose }: PeopleImportDoneProps) {
  const { _id, fileName, bad } = current
  return (
    <ImportDone
      title={texts.peopleImportCounts.done(current)}
      sheets={current.sheets}
      bad={bad}
      problems={() => client.send(exportPeopleImportProblems, { params: { id: _id } })}
      onStartOver={onStartOver}
      action={
        <Button data-autofocus onClick={onClose}>
          {texts.actions.close}
        </Button>
      }
    >
      {texts.peopleImportDialog.done(fileName, current)}
    </ImportDone>
  )
}
