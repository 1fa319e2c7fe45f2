import { ImportDialog } from '../../../platform/import/import-dialog.tsx'
import type { PeopleFilters } from '../list/print-people.ts'
import { ChoosePeopleFile } from './choose-people-file.tsx'
import { currentImport } from './current-import.ts'
import { ImportDone } from './import-done.tsx'
import { ImportPreview } from './import-preview.tsx'
import { peopleInWords } from './import-words.ts'
import { usePeopleImport } from './use-import.ts'

type PeopleImportDialogProps = {
  /** The import that is shown; none yet before a file is chosen. */
  id: string | undefined
  /** What the list is filtered by. */
  filters: PeopleFilters
  /** Goes to an import, or back to the choice of a file. */
  onMove: (to: string) => void
  onClose: () => void
}

/** The import of a spreadsheet of people over the list. */
export default function PeopleImportDialog({ id, filters, onMove, onClose }: PeopleImportDialogProps) {
  return (
    <ImportDialog
      title="Import employees"
      kept={currentImport}
      id={id}
      query={usePeopleImport(id)}
      nothingWritten="Nobody was added or changed."
      choice={<ChoosePeopleFile filters={filters} onMove={onMove} />}
      importing={({ added, changed }) => `Importing ${peopleInWords(added + changed)}`}
      preview={(current, { startOver }) => <ImportPreview current={current} onStartOver={startOver} />}
      done={(current, { startOver, close }) => (
        <ImportDone current={current} onStartOver={startOver} onClose={close} />
      )}
      onStartOver={() => onMove('open')}
      onClose={onClose}
    />
  )
}
