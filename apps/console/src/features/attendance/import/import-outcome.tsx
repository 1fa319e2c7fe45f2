import { type AttendanceImportRow, texts } from '@tahi/contract'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import { RowProblem } from '../../../platform/import/row-problem.tsx'
import { NewTabLink } from '../../../platform/new-tab-link.tsx'
import { recordHref } from '../address.ts'
import classes from './import-outcome.module.css'
import { otherRecord, recordedWords } from './recorded-words.ts'

const words = texts.attendanceImportPreview

/** A row's outcome, what to check before the import, and what its day has already. */
export function ImportOutcome({ row }: { row: AttendanceImportRow }) {
  return (
    <div className={classes.outcome}>
      <Outcome row={row} />
      {row.otherName && (
        <>
          {' '}
          <StatusBadge tone="warn" label={texts.attendanceImport.anotherName} />
        </>
      )}
      <Recorded row={row} />
    </div>
  )
}

/** New, what it adds, unchanged, or the problem in words; the file's cells show on hover. */
function Outcome({ row }: { row: AttendanceImportRow }) {
  const { outcome, problem, adds, raw } = row
  if (outcome === 'good')
    return <StatusBadge tone="good" label={adds ? texts.attendanceImport.adds[adds] : words.outcomes.good} />
  if (outcome === 'unchanged') return <StatusBadge tone="neutral" label={words.outcomes.unchanged} />
  if (outcome === 'noTimes') return <StatusBadge tone="neutral" label={texts.attendanceImport.noTimes} />
  return (
    <span title={texts.imports.inFile(raw.join(' | '))}>
      <RowProblem>{problem ? texts.attendanceImport.problems[problem] : texts.error}</RowProblem>
    </span>
  )
}

/** The record that the row contradicts or replaces. It opens in a new tab, so that the import stays open. */
function Recorded({ row }: { row: AttendanceImportRow }) {
  const recorded = otherRecord(row)
  if (!recorded) return null
  return (
    <span className={classes.recorded}>
      {texts.attendanceImport.recorded}{' '}
      <NewTabLink href={recordHref(recorded._id)}>{recordedWords(recorded)}</NewTabLink>
    </span>
  )
}
