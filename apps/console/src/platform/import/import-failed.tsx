import { Button } from '@mantine/core'
import { texts } from '@tahi/contract'
import { ErrorNotice } from '@tahi/ui/page/error-notice.tsx'
import type { ReactNode } from 'react'
import classes from './import.module.css'

type ImportFailedProps = {
  message: string | null
  /** 'No attendance was written.' */
  nothingWritten: string
  fileName?: string
  /** What helps to make a file that can be read. */
  help?: ReactNode
  onStartOver: () => void
}

/** Why nothing was imported, and a button to choose another file. */
export function ImportFailed({ message, nothingWritten, fileName, help, onStartOver }: ImportFailedProps) {
  return (
    <div className={classes.working}>
      <ErrorNotice title={fileName}>{message ?? texts.imports.unreadable}</ErrorNotice>
      <p className={classes.dim}>{nothingWritten}</p>
      {help && <p>{help}</p>}
      <div className={classes.foot}>
        <Button data-autofocus onClick={onStartOver}>
          {texts.imports.anotherFile}
        </Button>
      </div>
    </div>
  )
}
