import { IconDownload } from '@tabler/icons-react'
import { exportImportProblems } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { showFailure } from '../../../platform/calls.ts'
import { saveFile } from '../../../platform/save-file.ts'
import { client } from '../../../platform/session.ts'

/** The rows that cannot be imported, as a spreadsheet to mend and import again. */
export function ProblemsDownload({ id }: { id: string }) {
  return (
    <BusyButton
      variant="default"
      leftSection={<IconDownload size={16} />}
      onClick={() => client.send(exportImportProblems, { params: { id } }).then(saveFile, showFailure)}
    >
      Download rows to mend
    </BusyButton>
  )
}
