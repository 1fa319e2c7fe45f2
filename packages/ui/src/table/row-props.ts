import type { Column, RowAction } from './column.ts'

/** What a row is drawn from, as a table's line or as a card. */
export type RowProps<Row> = {
  row: Row
  columns: readonly Column<Row>[]
  actions: readonly RowAction[] | undefined
  /** Whether rows of this list are selected at all, and whether this one may be. */
  selectable: boolean
  canSelect: boolean
  selected: boolean
  /** Names the row's controls. */
  name: string
  onToggle: () => void
  onOpen: (() => void) | undefined
}
