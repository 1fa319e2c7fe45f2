import { VisuallyHidden } from '@mantine/core'
import { texts } from '@tahi/contract/components'
import { useId, useRef } from 'react'
import type { DataTableProps } from './data-table-props.ts'
import cardClasses from './row-card.module.css'
import { RowCard } from './row-card.tsx'
import { staleRows } from './stale-rows.ts'
import { TableHead } from './table-head.tsx'
import classes from './table-row.module.css'
import { TableRow } from './table-row.tsx'
import { useRowKeys } from './use-row-keys.ts'
import type { ModelRow, TableModel } from './use-table-model.ts'
import { useTicks } from './use-ticks.ts'

export type TableBodyProps<Row extends object> = DataTableProps<Row> & {
  model: TableModel<Row>
  cards: boolean
}

/** The rows, as a table or as cards. */
export function TableBody<Row extends object>(props: TableBodyProps<Row>) {
  const { model, columns, actions, selection, onRowOpen, cards, refreshing = false } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const hint = useId()
  const rows = model.getRowModel().rows
  const tick = useTicks(rows, selection)
  const open = (row: ModelRow<Row> | undefined) => {
    if (row) onRowOpen?.(row.original)
  }
  const keys = useRowKeys({
    count: rows.length,
    body,
    onOpen: (index) => open(rows[index]),
    onToggle: (index, shift) => !refreshing && tick(rows[index], shift),
  })
  const shared = (row: ModelRow<Row>) => ({
    row: row.original,
    columns,
    actions: actions?.(row.original),
    selectable: selection !== undefined,
    canSelect: row.getCanSelect(),
    whyNot: row.getCanSelect() ? undefined : selection?.whyNot?.(row.original),
    selected: row.getIsSelected(),
    stale: refreshing,
    name: nameOf(props, row.original),
    onToggle: (shift: boolean) => tick(row, shift),
    onOpen: onRowOpen && (() => open(row)),
  })
  if (cards) {
    return (
      <ul className={cardClasses.cards} {...staleRows(refreshing)}>
        {rows.map((row) => (
          <RowCard key={row.id} {...shared(row)} />
        ))}
      </ul>
    )
  }
  return (
    <>
      <VisuallyHidden id={hint}>
        {texts.table.keys(onRowOpen !== undefined, selection !== undefined)}
      </VisuallyHidden>
      <table className={classes.table} aria-label={props.label} aria-describedby={hint}>
        <TableHead {...headProps(props)} />
        <tbody ref={body} {...staleRows(refreshing)}>
          {rows.map((row, index) => (
            <TableRow
              key={row.id}
              {...shared(row)}
              active={keys.active === index}
              onFocus={() => keys.onFocus(index)}
              onKeyDown={(event) => keys.onKeyDown(event, index)}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}

export function headProps<Row extends object>(props: TableBodyProps<Row>) {
  const { model, columns, selection, actions, actionsWidth, sort, onSortChange } = props
  const width = actions && (actionsWidth ?? '124px')
  return { model, columns, selection, actionsWidth: width, sort, onSortChange, stale: props.refreshing }
}

function nameOf<Row extends object>({ rowName, rowId, columns }: DataTableProps<Row>, row: Row): string {
  if (rowName) return rowName(row)
  const first = columns[0]
  const value = first && 'value' in first ? first.value(row) : undefined
  return typeof value === 'string' ? value : rowId(row)
}
