import { IconDownload } from '@tabler/icons-react'
import { exportPayslips, type Input } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { showFailure } from '../../../platform/calls.ts'
import { saveFile } from '../../../platform/save-file.ts'
import { client } from '../../../platform/session.ts'

/** The payslips that match as a spreadsheet. */
export function ExportButton({ query }: { query: Input<typeof exportPayslips>['query'] }) {
  return (
    <BusyButton
      variant="default"
      leftSection={<IconDownload size={16} />}
      onClick={() => client.send(exportPayslips, { query }).then(saveFile, showFailure)}
    >
      Export
    </BusyButton>
  )
}
