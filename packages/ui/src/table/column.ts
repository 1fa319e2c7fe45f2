import type { ReactNode } from 'react'

type ColumnBase = {
  key: string
  label: string
  /** The server's sort field for this column; without it the column cannot be sorted. */
  sort?: string
  /** CSS width, for columns that should not share the remaining width. */
  width?: string
  /** Stays visible while the table is scrolled sideways; for the first column only. */
  pinned?: boolean
  /** The heading of the row's card, in place of the first column. */
  heads?: boolean
}

type TextColumn<Row> = ColumnBase & { kind?: 'text'; value: (row: Row) => ReactNode }
type NumberColumn<Row> = ColumnBase & { kind: 'number'; value: (row: Row) => ReactNode }
type MoneyColumn<Row> = ColumnBase & { kind: 'money'; value: (row: Row) => number | null }
type FileColumn<Row> = ColumnBase & {
  kind: 'file'
  href: (row: Row) => string | null
  /** The text of its links. */
  linkLabel: string
}
type PaidColumn<Row> = ColumnBase & {
  kind: 'paid'
  isPaid: (row: Row) => boolean
  words: { readonly paid: string; readonly toPay: string; readonly markAsPaid: string }
  /** Without it, or when `canMark` returns false, an unpaid row shows its state without a button. */
  onMarkPaid?: (row: Row) => unknown
  canMark?: (row: Row) => boolean
  busyDelay?: number
}

/**
 * One column of a `DataTable`. `number` and `money` (pesos) are right-aligned. `file` is a link in a new tab. `paid`
 * is a button that marks the row as paid, then the paid state.
 */
export type Column<Row> =
  | TextColumn<Row>
  | NumberColumn<Row>
  | MoneyColumn<Row>
  | FileColumn<Row>
  | PaidColumn<Row>

/** An action on one row: an icon button labelled for screen readers, or without an icon a small text button. */
export type RowAction = {
  key: string
  label: string
  icon?: ReactNode
  /** Red: it removes or refuses something. */
  danger?: boolean
  onClick: () => unknown
  /** Milliseconds between press and action, during which it is busy. */
  busyDelay?: number
}

/** An action on the selected rows; shown as 'N Selected - label'. */
export type SelectionAction = {
  key: string
  label: string
  icon?: ReactNode
  /** Red: it removes or refuses something. */
  danger?: boolean
  onClick: (ids: ReadonlySet<string>) => unknown
  busyDelay?: number
  /** Those of the selected rows that it acts on, if not all; without any it is not shown. */
  ids?: ReadonlySet<string>
}

export type Selection<Row> = {
  /** Ids of the selected rows, including those on other pages. */
  ids: ReadonlySet<string>
  onChange: (ids: ReadonlySet<string>) => void
  actions: readonly SelectionAction[]
  /** What the selected rows come to, before the actions: 'Net Pay ₱12,345.00'. */
  sum?: string
  canSelect?: (row: Row) => boolean
  /** Why a row cannot be selected, said at its checkbox. */
  whyNot?: (row: Row) => string
  /**
   * Shown as 'Select all N' once the whole page is selected and more rows can be. May resolve to the set of ids that it
   * selected, which may be fewer: not all that match can be selected.
   */
  onSelectAllMatching?: () => unknown
  /** What 'Select all N' selects, if not simply all: 'to confirm'. */
  matchingWords?: string | undefined
  /**
   * How many rows of all pages can be selected, of a list where some cannot; undefined while unknown, when nothing is
   * offered. Without it they are all matching rows.
   */
  matching?: number | undefined
  /** Whether 'Select all' selects this row of those that can be selected; without it, any. */
  matches?: (row: Row) => boolean
}

/** Why there is nothing to show, in words that a person can act on. */
export type Problem = {
  kind: 'error' | 'forbidden' | 'offline'
  message?: string
  onRetry?: () => unknown
}

export function isRightAligned<Row>(column: Column<Row>): boolean {
  return column.kind === 'number' || column.kind === 'money'
}
