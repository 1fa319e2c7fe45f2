import { useMediaQuery } from '@mantine/hooks'
import type { CSSProperties } from 'react'
import classes from './data-table.module.css'
import type { DataTableProps } from './data-table-props.ts'
import { Pager } from './pager.tsx'
import { TableBody } from './table-body.tsx'
import { useTableModel } from './table-model.ts'
import { EmptyNotice, ProblemNotice, ProblemStrip } from './table-notice.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { TableToolbar } from './table-toolbar.tsx'

/** The shared list of C2: paged, sorted and searched by the server, by mouse or keyboard, as cards under 768 px. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, total, page, pageSize, sort, selection, problem } = props
  const cards = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const model = useTableModel<Row>({
    columns,
    rows: rows ?? noRows,
    rowId,
    total: total ?? 0,
    page,
    pageSize,
    sort,
    selection,
  })
  const blocked = problem !== undefined && (rows === undefined || problem.kind === 'forbidden')
  // On the way to the last page from one past the end.
  const waiting = rows === undefined || (rows.length === 0 && page > 1 && total !== 0)
  const size = { '--rows': pageSize, '--columns': columns.length } as CSSProperties
  return (
    <section
      className={classes.root}
      aria-label={label}
      aria-busy={problem === undefined && (rows === undefined || props.refreshing)}
    >
      <TableToolbar {...props} model={model} cards={cards} />
      <div className={classes.surface}>
        {problem && !blocked && <ProblemStrip problem={problem} />}
        <div className={classes.scroll} style={size} data-cards={cards || undefined}>
          {blocked ? (
            <ProblemNotice problem={problem} />
          ) : waiting ? (
            <TableSkeleton {...props} model={model} cards={cards} />
          ) : rows.length === 0 ? (
            <EmptyNotice action={props.emptyAction} hint={props.emptyHint} />
          ) : (
            <TableBody {...props} model={model} cards={cards} />
          )}
        </div>
        <Pager {...props} />
      </div>
    </section>
  )
}

const noRows: never[] = []
