import { IconDownload } from '@tabler/icons-react'
import type { ReceivedFile } from '@tahi/client'
import { saveFile } from '@tahi/client/save-file'
import { texts } from '@tahi/contract'
import { BusyButton } from '@tahi/ui/button/busy-button.tsx'
import { showFailure } from '../calls.ts'
import { whileLoading } from '../while-loading.ts'

type ExportButtonProps = {
  file: () => Promise<ReceivedFile>
  label?: string
}

/** Downloads a spreadsheet that the server makes. */
export function ExportButton({ file, label = texts.actions.export }: ExportButtonProps) {
  return (
    <BusyButton
      variant="default"
      leftSection={<IconDownload size={16} />}
      onClick={() => whileLoading(texts.actions.exporting, file()).then(saveFile, showFailure)}
    >
      {label}
    </BusyButton>
  )
}
