import type { ReactNode } from 'react'

type ColumnBase = {
  key: string
  label: string
  /** The server's name for sorting by this column; without it the column does not sort. */
  sort?: string
  /** CSS width, for columns that should not share the rest. */
  width?: string
  /** Stays in sight while the table is scrolled sideways; for the first column alone. */
  pinned?: boolean
  /** Heads the card of its row, in place of the first column. */
  heads?: boolean
}

type TextColumn<Row> = ColumnBase & { kind?: 'text'; value: (row: Row) => ReactNode }
type NumberColumn<Row> = ColumnBase & { kind: 'number'; value: (row: Row) => ReactNode }
type MoneyColumn<Row> = ColumnBase & { kind: 'money'; value: (row: Row) => number | null }
type FileColumn<Row> = ColumnBase & {
  kind: 'file'
  href: (row: Row) => string | null
  /** What its links say. */
  linkLabel: string
}
type PaidColumn<Row> = ColumnBase & {
  kind: 'paid'
  isPaid: (row: Row) => boolean
  words: { readonly paid: string; readonly toPay: string; readonly markAsPaid: string }
  /** Without it, or where it gives false for `canMark`, an unpaid row only says that it is to pay. */
  onMarkPaid?: (row: Row) => unknown
  canMark?: (row: Row) => boolean
  busyDelay?: number
}

/**
 * One column of a `DataTable`. `number` and `money` (pesos) stand at the right; `file` is a link in a new tab;
 * `paid` is the button that marks the row as paid until it is, then says so.
 */
export type Column<Row> =
  | TextColumn<Row>
  | NumberColumn<Row>
  | MoneyColumn<Row>
  | FileColumn<Row>
  | PaidColumn<Row>

/** What can be done with one row. With an icon it is an icon button named by its label, without one a small button. */
export type RowAction = {
  key: string
  label: string
  icon?: ReactNode
  color?: string
  onClick: () => unknown
  /** Milliseconds between press and action, busy meanwhile. */
  busyDelay?: number
}

/** What can be done with the selected rows; shown as 'N Selected - label'. */
export type SelectionAction = {
  key: string
  label: string
  icon?: ReactNode
  color?: string
  onClick: (ids: ReadonlySet<string>) => unknown
  busyDelay?: number
}

export type Selection<Row> = {
  /** Ids of the selected rows, also of those on other pages. */
  ids: ReadonlySet<string>
  onChange: (ids: ReadonlySet<string>) => void
  actions: readonly SelectionAction[]
  canSelect?: (row: Row) => boolean
  /** Offered as 'Select all N' once the whole page is selected and more match. */
  onSelectAllMatching?: () => unknown
}

/** Why there is nothing to show, in words a person can act on. */
export type Problem = {
  kind: 'error' | 'forbidden' | 'offline'
  message?: string
  onRetry?: () => unknown
}

export function isRightAligned<Row>(column: Column<Row>): boolean {
  return column.kind === 'number' || column.kind === 'money'
}
