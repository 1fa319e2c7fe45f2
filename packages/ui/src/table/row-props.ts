import type { Column, RowAction } from './column.ts'

/** Props of a row, as a table row or as a card. */
export type RowProps<Row> = {
  row: Row
  columns: readonly Column<Row>[]
  actions: readonly RowAction[] | undefined
  /** Whether rows of this list can be selected at all, and whether this one can. */
  selectable: boolean
  canSelect: boolean
  /** Why it cannot be. */
  whyNot: string | undefined
  selected: boolean
  /** Whether it answers an earlier question, so that its tick and buttons do nothing (`stale-rows.ts`). */
  stale: boolean
  /** Part of the accessible names of the row's controls. */
  name: string
  onToggle: (shift: boolean) => void
  onOpen: (() => void) | undefined
}
