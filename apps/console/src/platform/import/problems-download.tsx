import { IconDownload } from '@tabler/icons-react'
import type { ReceivedFile } from '@tahi/client'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { showFailure } from '../calls.ts'
import { saveFile } from '../files/save-file.ts'

/** The rows that cannot be imported, as a spreadsheet to mend and import again. */
export function ProblemsDownload({ file }: { file: () => Promise<ReceivedFile> }) {
  return (
    <BusyButton
      variant="default"
      leftSection={<IconDownload size={16} />}
      onClick={() => file().then(saveFile, showFailure)}
    >
      Download rows to mend
    </BusyButton>
  )
}
