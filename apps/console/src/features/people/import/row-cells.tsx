import { type PeopleImportRow, texts } from '@tahi/contract'
import { StatusBadge } from '@tahi/ui/charts/status-badge.tsx'
import { RowProblem } from '../../../platform/import/row-problem.tsx'
import classes from './people-import.module.css'

/** A row's cells: before and after, or the problems that keep it from being imported. */
export function RowCells({ row }: { row: PeopleImportRow }) {
  const { outcome, changes, problems, raw } = row
  if (outcome === 'unchanged')
    return <StatusBadge tone="neutral" label={texts.peopleImportDialog.tiles.unchanged.label} />
  if (outcome === 'bad')
    return (
      <ul className={classes.cells} title={texts.imports.inFile(raw.join(' | '))}>
        {problems.map(({ column, ...fault }) => (
          <li key={column}>
            <span className={classes.column}>{column}:</span>{' '}
            <RowProblem>{texts.peopleImport.problemOf(fault)}</RowProblem>
          </li>
        ))}
      </ul>
    )
  return (
    <ul className={classes.cells} data-new={outcome === 'added' || undefined}>
      {changes.map(({ column, before, after }) => (
        <li key={column}>
          <span className={classes.column}>{column}:</span>{' '}
          {before && before !== after && (
            <>
              <del className={classes.before}>{before}</del> →{' '}
            </>
          )}
          <ins className={classes.after}>{after || texts.peopleImportDialog.empty}</ins>
          {before === after && ` (${texts.peopleImport.sameDay})`}
        </li>
      ))}
    </ul>
  )
}
