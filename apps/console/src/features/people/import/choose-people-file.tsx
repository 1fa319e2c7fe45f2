import { Anchor } from '@mantine/core'
import { exportPeople, previewPeopleImport } from '@tahi/contract'
import { useState } from 'react'
import { showFailure } from '../../../platform/calls.ts'
import { saveFile } from '../../../platform/files/save-file.ts'
import { ChooseFile, fileRefusal } from '../../../platform/import/choose-file.tsx'
import { useImportUpload } from '../../../platform/import/use-import-upload.ts'
import { client } from '../../../platform/session/session.ts'
import type { PeopleFilters } from '../list/print-people.ts'
import { currentImport } from './current-import.ts'
import { EmptyTemplate } from './empty-template.tsx'
import classes from './people-import.module.css'

type ChoosePeopleFileProps = { filters: PeopleFilters; onMove: (to: string) => void }

const mend = { empty: 'Save it again.', large: 'Split it.' }

/** The import's first step: the spreadsheet, and how to get a template. */
export function ChoosePeopleFile({ filters, onMove }: ChoosePeopleFileProps) {
  const [error, setError] = useState<string>()
  const { uploading, share, upload } = useImportUpload(currentImport, {
    onDone: onMove,
    onFailure: setError,
  })
  const take = (file: File) => {
    const refused = fileRefusal(file, mend)
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
      what="a spreadsheet of people"
      accept=".xlsx,.csv"
      onFile={take}
    >
      <p className={classes.templates}>
        <EmptyTemplate />
        <Anchor component="button" type="button" size="sm" onClick={savePresent}>
          Get the present list to edit
        </Anchor>
      </p>
      <ul className={classes.rules}>
        <li>A row with a known User ID changes that person; any other row adds one.</li>
        <li>An empty cell leaves the value as it is, and so does a column that is not there.</li>
        <li>
          Rates hold from the day in Rates From. Where there is none, a raise holds from today, and first
          rates from the beginning of last month.
        </li>
        <li>New people sign in with their birthday, yyyy-mm-dd, and then choose a password.</li>
        <li>Nothing is written before you have seen every changed cell.</li>
      </ul>
    </ChooseFile>
  )
}
