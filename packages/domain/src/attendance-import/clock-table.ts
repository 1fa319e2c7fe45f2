import { type Cell, isBlank } from '../spreadsheet/cell.ts'
import { type ClockFileContext, type Columns, recognizeColumns, type TableProblem } from './columns.ts'
import { markDuplicates } from './duplicates.ts'
import { pairPunches } from './pair-punches.ts'
import { readPunch, readRow } from './read-row.ts'
import type { ReadRow } from './row.ts'

export type ClockTable = { layout: Columns['layout']; rows: ReadRow[] }

/**
 * Reads a biometric clock's table: one row per person and day, good or with its problem. Blank rows are skipped.
 * Synchronous. A caller that must not block others takes the same steps in chunks:
 * `recognizeColumns`, then `readRow` and at the end `markDuplicates`, or `readPunch` and at the end `pairPunches`.
 */
export function readClockTable(
  rows: readonly (readonly Cell[])[],
  options: ClockFileContext,
): ClockTable | TableProblem {
  const columns = recognizeColumns(rows, options)
  if ('problem' in columns) return columns
  const data = [...rows.entries()].filter(([index, cells]) => index > columns.headerIndex && !isBlank(cells))
  if (columns.layout === 'daily') {
    const read = data.map(([index, cells]) => readRow(columns, cells, index + 1, options))
    return { layout: 'daily', rows: markDuplicates(read) }
  }
  const punches = data.map(([index, cells]) => readPunch(columns, cells, index + 1, options))
  return { layout: 'punches', rows: pairPunches(punches) }
}
