import type { ImportSheets } from '@tahi/contract'
import type { Cell } from '@tahi/domain'

/** The cells of a file's table. */
export interface Table {
  readonly cells: Cell[][]
  /** Which sheet they are from; null where there is no other. */
  readonly sheets: ImportSheets | null
  /** Whether it is from a text file, where nothing tells a number from digits that somebody typed. */
  readonly isText: boolean
}

type Cells = readonly (readonly Cell[])[]

/** A kind of table that is imported. */
export interface TableKind {
  /** Whether these cells are such a table. */
  readonly isHeldBy: (cells: Cells) => boolean
  /** The columns in which a mere number is a day, as spreadsheets count them. */
  readonly dayColumns: (cells: Cells) => readonly number[]
}

/** A header row, and up to ten rows above it, do not count as rows. */
const rowsAbove = 11

/** How many rows of a file are read: one more than may be imported. */
export const mostRead = (rows: number): number => rows + rowsAbove + 1
