import { texts } from '@tahi/contract'
import { ImportDialog } from '../../../platform/import/import-dialog.tsx'
import { firstStep } from '../../../platform/import/import-place.ts'
import type { PeopleFilters } from '../list/print-people.ts'
import { ChoosePeopleFile } from './choose-people-file.tsx'
import { currentImport } from './current-import.ts'
import { EmptyTemplate } from './empty-template.tsx'
import { PeopleImportDone } from './import-done.tsx'
import { PeopleImportPreview } from './import-preview.tsx'
import { usePeopleImport } from './use-import.ts'

type PeopleImportDialogProps = {
  /** The import that is shown; undefined until a file is chosen. */
  id: string | undefined
  /** The list's filters. */
  filters: PeopleFilters
  /** Opens an import, or returns to the choice of a file. */
  onMove: (to: string) => void
  onClose: () => void
}

/** The dialog over the list that imports a spreadsheet of people. */
export default function PeopleImportDialog({ id, filters, onMove, onClose }: PeopleImportDialogProps) {
  return (
    <ImportDialog
      title={texts.peopleImportDialog.title}
      kept={currentImport}
      id={id}
      query={usePeopleImport(id)}
      nothingWritten={texts.peopleImportDialog.nothingWritten}
      choice={<ChoosePeopleFile filters={filters} onMove={onMove} />}
      help={<EmptyTemplate />}
      importing={texts.peopleImportCounts.doing}
      preview={(current, { startOver }) => <PeopleImportPreview current={current} onStartOver={startOver} />}
      done={(current, { startOver, close }) => (
        <PeopleImportDone current={current} onStartOver={startOver} onClose={close} />
      )}
      onStartOver={() => onMove(firstStep)}
      onClose={onClose}
    />
  )
}
