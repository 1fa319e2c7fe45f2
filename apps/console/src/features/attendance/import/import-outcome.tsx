import { type AttendanceImportRow, texts } from '@tahi/contract'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import { RowProblem } from '../../../platform/import/row-problem.tsx'
import { RecordedDay } from './recorded-day.tsx'

/** A row's outcome, what its day has already, and what to check before the import. */
export function ImportOutcome({ row }: { row: AttendanceImportRow }) {
  return (
    <>
      <Outcome row={row} />
      {row.otherName && (
        <>
          {' '}
          <StatusBadge tone="warn" label={texts.attendanceImport.anotherName} />
        </>
      )}
      <RecordedDay row={row} />
    </>
  )
}

/** New, what it adds, unchanged, or the problem in words; the file's cells show on hover. */
function Outcome({ row }: { row: AttendanceImportRow }) {
  const { outcome, problem, adds, raw } = row
  if (outcome === 'good')
    return <StatusBadge tone="good" label={adds ? texts.attendanceImport.adds[adds] : 'New'} />
  if (outcome === 'unchanged') return <StatusBadge tone="neutral" label="Unchanged" />
  return (
    <span title={`In the file: ${raw.join(' | ')}`}>
      <RowProblem>{problem ? texts.attendanceImport.problems[problem] : texts.error}</RowProblem>
    </span>
  )
}
