import { Skeleton } from '@mantine/core'
import type { FailedCall } from '@tahi/client'
import { texts } from '@tahi/contract'
import { Dialog } from '@tahi/ui/dialog/dialog.tsx'
import { ProblemNotice } from '@tahi/ui/table/table-notice.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { problemOf } from '../lists/list.ts'
import { type AnyImport, isOver } from './any-import.ts'
import { ImportFailed } from './import-failed.tsx'
import { ImportProgress } from './import-progress.tsx'
import type { KeptImport } from './kept-import.ts'

/** Actions that a step offers. */
interface Ways {
  readonly startOver: () => void
  readonly close: () => void
}

type ImportDialogProps<Import extends AnyImport> = {
  title: string
  kept: KeptImport
  /** The import that is shown; undefined until a file is chosen. */
  id: string | undefined
  query: { data: { data: Import } | undefined; error: FailedCall | null; refetch: () => unknown }
  /** Says that nothing was written: 'No attendance was written.' */
  nothingWritten: string
  /** The choice of a file. */
  choice: ReactNode
  /** Says what is being written: 'Importing 12 rows'. */
  importing: (current: Import) => string
  /** Shows what would be written. */
  preview: (current: Import, ways: Ways) => ReactNode
  done: (current: Import, ways: Ways) => ReactNode
  /** Offered where the file could not be read. */
  help?: ReactNode
  onStartOver: () => void
  onClose: () => void
}

/**
 * An import in a dialog over its list. Closing the dialog stops nothing: the server goes on, and the list's Import button
 * reopens it.
 */
export function ImportDialog<Import extends AnyImport>(props: ImportDialogProps<Import>) {
  const { title, kept, id, query, nothingWritten, choice, help, onStartOver, onClose } = props
  const current = query.data?.data

  useEffect(() => {
    if (id) kept.keep(id)
  }, [id, kept])

  const body = useRef<HTMLDivElement>(null)
  const shownStep = id ? current?.state : 'choice'
  // When a step is replaced, its focused element is gone. The dialog focuses only its first step by itself.
  useEffect(() => {
    if (!shownStep || document.activeElement !== document.body) return
    body.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
  }, [shownStep])

  const startOver = () => {
    kept.forget()
    onStartOver()
  }
  const close = () => {
    if (current && isOver(current)) kept.forget()
    onClose()
  }

  const failed = (message: string | null, fileName?: string) => (
    <ImportFailed
      message={message}
      nothingWritten={nothingWritten}
      {...(fileName && { fileName, help })}
      onStartOver={startOver}
    />
  )
  const working = (current: Import, title: string) => (
    <ImportProgress title={title} current={current} onClose={close} />
  )
  const step = (current: Import) => {
    switch (current.state) {
      case 'reading':
        return working(current, texts.imports.checking(current.fileName))
      case 'importing':
        return working(current, props.importing(current))
      case 'ready':
        return props.preview(current, { startOver, close })
      case 'imported':
        return props.done(current, { startOver, close })
      case 'failed':
        return failed(current.msg, current.fileName)
    }
  }
  const shown = () => {
    if (!id) return choice
    if (current) return step(current)
    if (query.error?.status === 404) return failed(texts.imports.notKept)
    if (query.error) return <ProblemNotice problem={problemOf(query.error, () => query.refetch())} />
    return <Skeleton height={320} />
  }
  return (
    <Dialog title={title} size={current?.state === 'ready' ? 940 : 'lg'} onClose={close}>
      <div ref={body}>{shown()}</div>
    </Dialog>
  )
}
