import { Button } from '@mantine/core'
import type { ReceivedFile } from '@tahi/client'
import type { ReactNode } from 'react'
import classes from './import.module.css'
import { ProblemsDownload } from './problems-download.tsx'

export type ImportFootProps = {
  /** How many rows cannot be imported. */
  bad: number
  /** Gets these rows as a spreadsheet. */
  problems: () => Promise<ReceivedFile>
  onStartOver: () => void
  /** What to do next. */
  action: ReactNode
}

type AnotherFile = {
  /** The label of the button that starts over. */
  another: string
  /** Whether that button has the focus at first. */
  anotherFirst?: boolean
}

/** The buttons under an import: rows to mend, another file, and what to do next. */
export function ImportFoot(props: ImportFootProps & AnotherFile) {
  const { bad, problems, onStartOver, action, another, anotherFirst = false } = props
  return (
    <div className={classes.foot}>
      {bad > 0 && <ProblemsDownload file={problems} />}
      <Button variant="subtle" onClick={onStartOver} data-autofocus={anotherFirst || undefined}>
        {another}
      </Button>
      {action}
    </div>
  )
}
