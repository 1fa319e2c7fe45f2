import type { importState } from '@tahi/contract'
import type * as z from 'zod'

export type ImportState = z.infer<typeof importState>

interface Counted {
  readonly state: ImportState
  readonly rows: number
  readonly checked: number
}

/** Share of the current step that is done: checked rows of all; 0 until the file is read and its rows are counted. */
export function progressOf({ state, rows, checked }: Counted): number {
  if (state !== 'reading' && state !== 'importing') return 1
  return rows === 0 ? 0 : checked / rows
}
