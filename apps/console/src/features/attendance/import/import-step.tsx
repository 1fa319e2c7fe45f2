import type { AttendanceImport } from '@tahi/contract'
import { ImportDone } from './import-done.tsx'
import { ImportFailed } from './import-failed.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportProgress } from './import-progress.tsx'
import { rowsInWords } from './import-words.ts'
import type { Range } from './imported-range.ts'

type ImportStepProps = {
  current: AttendanceImport
  onStartOver: () => void
  onClose: () => void
  onShowPending: (range: Range) => void
}

/** What an import shows in each of its states. */
export function ImportStep({ current, onStartOver, onClose, onShowPending }: ImportStepProps) {
  switch (current.state) {
    case 'reading':
      return <ImportProgress title={`Checking ${current.fileName}`} current={current} onClose={onClose} />
    case 'importing':
      return (
        <ImportProgress
          title={`Importing ${rowsInWords(current.good)}`}
          current={current}
          onClose={onClose}
        />
      )
    case 'ready':
      return <ImportPreview current={current} onStartOver={onStartOver} />
    case 'imported':
      return (
        <ImportDone
          current={current}
          onStartOver={onStartOver}
          onClose={onClose}
          onShowPending={onShowPending}
        />
      )
    case 'failed':
      return <ImportFailed message={current.msg} fileName={current.fileName} onStartOver={onStartOver} />
  }
}
