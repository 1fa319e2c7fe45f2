import { type AttendanceImportRow, texts } from '@tahi/contract'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import classes from '../../../platform/import/import.module.css'

/** What becomes of a row, and what should be looked at before. */
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
    </>
  )
}

/** New, unchanged, or the problem in words, with the cells as they stand in the file on the pointer. */
function Outcome({ row }: { row: AttendanceImportRow }) {
  const { outcome, problem, raw } = row
  if (outcome === 'good') return <StatusBadge tone="good" label="New" />
  if (outcome === 'unchanged') return <StatusBadge tone="neutral" label="Unchanged" />
  return (
    <span className={classes.problem} title={`In the file: ${raw.join(' | ')}`}>
      {problem ? texts.attendanceImport.problems[problem] : texts.error}
    </span>
  )
}
