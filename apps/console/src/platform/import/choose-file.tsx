import { Progress } from '@mantine/core'
import { limits, texts } from '@tahi/contract'
import { ErrorNotice } from '@tahi/ui/page/error-notice.tsx'
import type { ReactNode } from 'react'
import classes from './choose-file.module.css'
import { FileDrop } from './file-drop.tsx'

type ChooseFileProps = {
  error: string | undefined
  /** The name of the file that is being uploaded; `share` is how much of it, 0 to 1. */
  uploading: string | undefined
  share: number
  /** 'the clock's file' */
  what: string
  accept: string
  onFile: (file: File) => void
  /** Choices to make before the file. */
  before?: ReactNode
  /** What the file must contain. */
  children: ReactNode
}

/** The first step of an import: the choice of a file and its upload. */
export function ChooseFile({ error, uploading, share, before, children, ...drop }: ChooseFileProps) {
  return (
    <div className={classes.choose}>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      {before}
      {uploading ? (
        <div className={classes.uploading} role="status">
          <span>{texts.imports.sending(uploading, share)}</span>
          <Progress value={Math.max(2, share * 100)} aria-label={texts.imports.upload} />
        </div>
      ) : (
        <FileDrop {...drop} />
      )}
      <div className={classes.hint}>{children}</div>
    </div>
  )
}

/** Why a file cannot be sent. @param mend advice for an empty and for a too large file */
export function fileRefusal(file: File, mend: { empty: string; large: string }): string | undefined {
  if (file.size === 0) return texts.imports.emptyFile(file.name, mend.empty)
  if (file.size > limits.uploadBytes) return texts.imports.largeFile(file.name, mend.large)
  return undefined
}
