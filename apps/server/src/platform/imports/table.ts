import type { ImportSheets } from '@tahi/contract'
import type { Cell } from '@tahi/domain'

/** The cells of a file's table. */
export interface Table {
  readonly cells: Cell[][]
  /** Which sheet they are from; null where there is no other. */
  readonly sheets: ImportSheets | null
}

/** Whether these cells are such a table as is to be imported. */
export type HoldsTable = (cells: readonly (readonly Cell[])[]) => boolean

/** A header row, and up to ten rows above it, do not count as rows. */
const rowsAbove = 11

/** How many rows of a file are read: one more than may be imported. */
export const mostRead = (rows: number): number => rows + rowsAbove + 1
