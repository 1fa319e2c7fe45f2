import { Anchor } from '@mantine/core'
import { saveFile } from '@tahi/client/save-file'
import { exportPeople, previewPeopleImport, texts } from '@tahi/contract'
import { useState } from 'react'
import { showFailure } from '../../../platform/calls.ts'
import { ChooseFile, fileRefusal } from '../../../platform/import/choose-file.tsx'
import { useImportUpload } from '../../../platform/import/use-import-upload.ts'
import { client } from '../../../platform/session/session.ts'
import type { PeopleFilters } from '../list/print-people.ts'
import { currentImport } from './current-import.ts'
import { EmptyTemplate } from './empty-template.tsx'
import classes from './people-import.module.css'

type ChoosePeopleFileProps = { filters: PeopleFilters; onMove: (to: string) => void }

const words = texts.peopleImportDialog

/** The import's first step: the spreadsheet, and how to get a template. */
export function ChoosePeopleFile({ filters, onMove }: ChoosePeopleFileProps) {
  const [error, setError] = useState<string>()
  const { uploading, share, upload } = useImportUpload(currentImport, {
    onDone: onMove,
    onFailure: setError,
  })
  const take = (file: File) => {
    const refused = fileRefusal(file, words.mend)
    setError(refused)
    if (refused) return
    void upload(file, (sent, onShare) => client.upload(previewPeopleImport, {}, sent, onShare))
  }
  const savePresent = () => client.send(exportPeople, { query: filters }).then(saveFile, showFailure)

  return (
    <ChooseFile
      error={error}
      uploading={uploading}
      share={share}
      what={words.what}
      accept=".xlsx,.csv"
      onFile={take}
    >
      <p className={classes.templates}>
        <EmptyTemplate />
        <Anchor component="button" type="button" size="sm" onClick={savePresent}>
          {words.presentList}
        </Anchor>
      </p>
      <ul className={classes.rules}>
        {words.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </ChooseFile>
  )
}
