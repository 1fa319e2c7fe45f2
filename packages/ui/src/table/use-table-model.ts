import {
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Column, Selection } from './column.ts'
import { directionOf } from './sorting.ts'

const features = tableFeatures({ rowPaginationFeature, rowSelectionFeature, rowSortingFeature })

type TableModelInput<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  total: number
  page: number
  pageSize: number
  sort: string | undefined
  selection: Selection<Row> | undefined
}

/** TanStack's model of a list that the server pages and sorts. Its state comes only from the props. */
export function useTableModel<Row extends object>(input: TableModelInput<Row>) {
  const { columns, rows, rowId, total, page, pageSize, sort, selection } = input
  const defs = useMemo(
    () =>
      columns.map((column) => ({
        id: column.key,
        header: column.label,
        accessorFn: () => null,
        enableSorting: column.sort !== undefined,
      })),
    [columns],
  )
  const sorting = useMemo(() => {
    const column = columns.find(
      ({ sort: field }) => field !== undefined && directionOf(sort, field) !== undefined,
    )
    return column ? [{ id: column.key, desc: sort?.startsWith('-') ?? false }] : []
  }, [columns, sort])
  const ids = selection?.ids
  const rowSelection = useMemo(() => {
    const selected: Record<string, true> = {}
    for (const id of ids ?? []) selected[id] = true
    return selected
  }, [ids])
  const pagination = useMemo(() => ({ pageIndex: page - 1, pageSize }), [page, pageSize])
  const canSelect = selection?.canSelect
  return useTable<typeof features, Row>({
    features,
    columns: defs,
    data: rows,
    getRowId: rowId,
    manualPagination: true,
    manualSorting: true,
    autoResetPageIndex: false,
    rowCount: total,
    enableRowSelection: canSelect ? (row) => canSelect(row.original) : selection !== undefined,
    state: { sorting, pagination, rowSelection },
  })
}

export type TableModel<Row extends object> = ReturnType<typeof useTableModel<Row>>
export type ModelRow<Row extends object> = ReturnType<TableModel<Row>['getRowModel']>['rows'][number]
