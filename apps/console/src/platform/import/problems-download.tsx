import type { ReceivedFile } from '@tahi/client'
import { texts } from '@tahi/contract'
import { ExportButton } from '../files/export-button.tsx'

/** Downloads the rows that cannot be imported, as a spreadsheet to correct and import again. */
export function ProblemsDownload({ file }: { file: () => Promise<ReceivedFile> }) {
  return <ExportButton file={file} label={texts.imports.downloadBad} />
}
