import { Alert } from '@mantine/core'
import { type ImportSheets, texts } from '@tahi/contract'
import { ErrorNotice } from '@tahi/ui/page/error-notice.tsx'
import type { ReactNode } from 'react'
import classes from './import.module.css'
import { ImportFoot, type ImportFootProps } from './import-foot.tsx'

type ImportPreviewProps = ImportFootProps & {
  /** Why it could not be imported just now. */
  error?: string | null
  fileName: string
  /** What the file is, beside its name. */
  about?: ReactNode
  sheets: ImportSheets | null
  /** Whether 'Choose another file' has the focus at first, instead of the action. */
  anotherFirst?: boolean
  /** Counts, problems and rows. */
  children: ReactNode
}

/** What an import would write, and the button that writes it. */
export function ImportPreview({ error, fileName, about, sheets, children, ...foot }: ImportPreviewProps) {
  return (
    <div className={classes.preview}>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <p className={classes.dim}>
        <strong>{fileName}</strong>
        {about}
      </p>
      {sheets && <Alert color="yellow" variant="light" title={texts.imports.sheets(sheets)} />}
      {children}
      <ImportFoot {...foot} another={texts.imports.anotherFile} />
    </div>
  )
}

/** In place of the button, where a file has nothing to import. */
export function NothingToImport({ children }: { children: ReactNode }) {
  return <span className={classes.dim}>{children}</span>
}
