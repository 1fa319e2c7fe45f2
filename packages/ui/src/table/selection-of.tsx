import { SelectionBar } from './selection-bar.tsx'
import type { TableBodyProps } from './table-body.tsx'

/** The bar of a list's selection: beside the search of a table, at the lower edge of the screen below cards. */
export function SelectionOf<Row extends object>({
  model,
  selection,
  total,
  refreshing,
}: TableBodyProps<Row>) {
  if (!selection) return null
  const page = model.getRowModel().rows.filter((row) => row.getCanSelect())
  const matching = page.filter((row) => selection.matches?.(row.original) ?? true)
  return (
    <SelectionBar
      selection={selection}
      total={total ?? 0}
      pageIds={page.map((row) => row.id)}
      matchingIds={matching.map((row) => row.id)}
      stale={refreshing ?? false}
    />
  )
}
