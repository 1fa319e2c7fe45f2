import { useRef } from 'react'
import type { Selection } from './column.ts'
import { toggleOne, toggleRange } from './selecting.ts'
import type { ModelRow } from './use-table-model.ts'

/**
 * Ticks and unticks rows.
 * @param rows those of the page, in order
 * @returns takes a row, and whether Shift was held: then all rows since the one ticked last follow it, as in spreadsheets
 */
export function useTicks<Row extends object>(
  rows: readonly ModelRow<Row>[],
  selection: Selection<Row> | undefined,
) {
  const last = useRef<string>(undefined)
  return (row: ModelRow<Row> | undefined, shift: boolean): void => {
    if (!selection || !row?.getCanSelect()) return
    const { id } = row
    const able = new Set(rows.filter((one) => one.getCanSelect()).map((one) => one.id))
    const asked = { last: last.current, id, canSelect: (other: string) => able.has(other) }
    const ids = rows.map((one) => one.id)
    selection.onChange(shift ? toggleRange(selection.ids, ids, asked) : toggleOne(selection.ids, id))
    // A click with Shift also marks the words between.
    if (shift) window.getSelection()?.removeAllRanges()
    last.current = id
  }
}
