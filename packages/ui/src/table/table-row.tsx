import type { KeyboardEvent, MouseEvent } from 'react'
import { Cell } from './cell.tsx'
import { isRightAligned } from './column.ts'
import { RowActions } from './row-actions.tsx'
import type { RowProps } from './row-props.ts'
import { RowTick } from './row-tick.tsx'
import classes from './table-row.module.css'

type TableRowProps<Row> = RowProps<Row> & {
  /** Whether this row is the table's only tab stop. */
  active: boolean
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, actions, selectable, selected, stale, active, onOpen } = props
  const tabIndex = active ? 0 : -1
  return (
    <tr
      className={classes.row}
      data-row
      data-selected={selected || undefined}
      data-opens={onOpen ? true : undefined}
      aria-disabled={stale || undefined}
      tabIndex={tabIndex}
      onFocus={props.onFocus}
      onKeyDown={props.onKeyDown}
      onClick={(event) => onOpen && isPlainClick(event) && onOpen()}
    >
      {selectable && (
        <td className={classes.tick}>
          <RowTick {...props} look={{ size: 'xs', tabIndex }} />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.key}
          data-right={isRightAligned(column) || undefined}
          data-pinned={column.pinned || undefined}
        >
          <Cell column={column} row={row} tabIndex={tabIndex} />
        </td>
      ))}
      {actions && (
        <td className={classes.actionsCell}>
          <RowActions actions={actions} tabIndex={tabIndex} />
        </td>
      )}
    </tr>
  )
}

/** A click on the row itself: not on a control in it, not the end of a text selection, nor a double click's second. */
function isPlainClick(event: MouseEvent): boolean {
  if (event.detail > 1) return false
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest('a, button, input, label, select, textarea')) return false
  return (window.getSelection()?.toString() ?? '') === ''
}
