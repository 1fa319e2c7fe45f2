import { texts } from '@tahi/contract'
import type { Column } from '@tahi/ui/table/column.ts'

/** The line of the file that a row was read from. */
export const lineColumn: Column<{ readonly line: number }> = {
  key: 'line',
  label: texts.columns.line,
  sort: 'line',
  kind: 'number',
  width: '72px',
  value: ({ line }) => line,
}
