import { type ImportRow, texts } from '@tahi/contract'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import classes from '../../../platform/import/import.module.css'

/** What becomes of a row, and what should be looked at before. */
export function ImportOutcome({ row }: { row: ImportRow }) {
  return (
    <>
      <Outcome row={row} />
      {row.otherName && (
        <>
          {' '}
          <StatusBadge tone="warn" label={texts.import.anotherName} />
        </>
      )}
    </>
  )
}

/** New, unchanged, or the problem in words, with the cells as they stand in the file on the pointer. */
function Outcome({ row }: { row: ImportRow }) {
  const { outcome, problem, raw } = row
  if (outcome === 'good') return <StatusBadge tone="good" label="New" />
  if (outcome === 'unchanged') return <StatusBadge tone="neutral" label="Unchanged" />
  return (
    <span className={classes.problem} title={`In the file: ${raw.join(' | ')}`}>
      {problem ? texts.import.problems[problem] : texts.error}
    </span>
  )
}
