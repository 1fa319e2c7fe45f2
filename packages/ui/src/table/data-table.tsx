import { texts } from '@tahi/contract/components'
import { type CSSProperties, useRef } from 'react'
import { toast } from '../toasts/toasts.tsx'
import classes from './data-table.module.css'
import type { DataTableProps } from './data-table-props.ts'
import { Pager } from './pager.tsx'
import { SelectionOf } from './selection-of.tsx'
import { TableBody } from './table-body.tsx'
import { EmptyNotice, ProblemNotice, ProblemStrip } from './table-notice.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { TableToolbar } from './table-toolbar.tsx'
import { useAimedRow } from './use-aimed-row.ts'
import { useLeftRow } from './use-left-row.ts'
import { useLostFocus } from './use-lost-focus.ts'
import { useTableFit } from './use-table-fit.ts'
import { useTableModel } from './use-table-model.ts'

/**
 * The shared list of C2: paged, sorted and searched by the server, usable by mouse and keyboard. It is rendered as
 * cards under 768 px, and wherever not all columns would be visible.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, total, page, pageSize, sort, selection, problem } = props
  const list = useRef<HTMLElement>(null)
  const lostFocus = useLostFocus(list)
  const aimed = useAimedRow(list, () => toast(texts.table.moved))
  const keepRow = useLeftRow(list, { label, rows, rowId })
  const surface = useRef<HTMLDivElement>(null)
  const fit = useTableFit(surface, {
    label,
    columns: columns.length,
    hasRows: rows !== undefined && rows.length > 0,
  })
  const cards = fit === 'cards'
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
  // No rows for the filters before say nothing about the present ones, and a page past the end is about to be replaced by
  // the last page.
  const waiting =
    rows === undefined || (rows.length === 0 && (props.refreshing === true || (page > 1 && total !== 0)))
  const size = { '--rows': pageSize } as CSSProperties
  return (
    <section
      ref={list}
      className={classes.root}
      tabIndex={-1}
      onFocus={({ target }) => {
        lostFocus.follow(target)
        keepRow(target)
      }}
      onPointerMove={aimed.follow}
      onPointerDownCapture={aimed.follow}
      onClickCapture={(event) => {
        lostFocus.noteUse(event.target as Element)
        aimed.onClickCapture(event)
      }}
      onKeyDownCapture={(event) => {
        keepRow(event.target as Element)
        // A used control hands the focus to that of the next row, which a held key must not use too.
        if (event.key === 'Enter' && event.repeat) event.preventDefault()
      }}
      aria-label={label}
      aria-busy={problem === undefined && (rows === undefined || props.refreshing)}
      data-cards={cards || undefined}
    >
      <TableToolbar {...props} model={model} cards={cards} />
      <div ref={surface} className={classes.surface}>
        {problem && !blocked && <ProblemStrip problem={problem} />}
        <div className={classes.pane} style={size}>
          <div className={classes.scroll} data-fit={fit} data-waiting={(waiting && !blocked) || undefined}>
            {fit === undefined ? null : blocked ? (
              <ProblemNotice problem={problem} />
            ) : waiting ? (
              <TableSkeleton {...props} model={model} cards={cards} />
            ) : rows.length === 0 ? (
              <EmptyNotice action={props.emptyAction} hint={props.emptyHint} />
            ) : (
              <TableBody {...props} model={model} cards={cards} />
            )}
          </div>
        </div>
        <Pager {...props} />
      </div>
      {cards && <SelectionOf {...props} model={model} cards />}
    </section>
  )
}

const noRows: never[] = []
