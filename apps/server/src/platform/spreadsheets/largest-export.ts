import { limits, texts } from '@tahi/contract'
import { invalid } from '../errors.ts'

/** How many rows an export reads: one more than it may hold, which tells that there are too many. */
export const rowsToRead = limits.largestExport + 1

/** @throws Refusal invalid when more rows match than a spreadsheet may hold */
export function refuseLargeExport(rows: readonly unknown[]): void {
  if (rows.length > limits.largestExport) throw invalid('from', texts.tooManyToExport)
}
