import type { ReactNode } from 'react'
import type { Column, Problem, RowAction, Selection } from './column.ts'
import type { PageChange } from './paging.ts'

export type DataTableProps<Row extends object> = {
  /** The list's accessible name: 'Attendance'. */
  label: string
  columns: readonly Column<Row>[]
  /** The rows of this page; undefined while loading, which shows skeletons. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  /** The accessible name of a row ('Select EMP-00001'); by default the text of its first column, or its id. */
  rowName?: (row: Row) => string
  /** Number of matching rows on all pages; undefined while unknown. */
  total: number | undefined
  /** From 1. */
  page: number
  pageSize: number
  onPageChange: PageChange
  onPageSizeChange: (pageSize: number) => void
  /** The list's own default (10, 12), offered besides 5, 10, 15 and 20. */
  defaultPageSize?: number
  /** 'field', '-field', or undefined for the list's own order. */
  sort?: string | undefined
  onSortChange?: (sort: string | undefined) => void
  /** The search text; without it there is no search box. Changes are reported 250 ms after the last key. */
  search?: string | undefined
  onSearchChange?: (search: string) => void
  searchPlaceholder?: string
  /** Maximum number of characters of a search. */
  searchLength?: number
  /** Without it there is no Actions column. */
  actions?: ((row: Row) => readonly RowAction[]) | undefined
  /** CSS width of the Actions column; the default fits three icons. */
  actionsWidth?: string
  /** Without it there are no checkboxes and no 'N Selected - action' bar. */
  selection?: Selection<Row> | undefined
  /** Called on Enter on a row, or on a click outside its controls. */
  onRowOpen?: ((row: Row) => void) | undefined
  /** Whether the rows shown belong to an earlier request than the one running. */
  refreshing?: boolean
  problem?: Problem | undefined
  /** An action that fills an empty list. */
  emptyAction?: ReactNode
  /** A sentence below the message of an empty list, such as which filter to widen. */
  emptyHint?: ReactNode
  /** Shown beside the search box. */
  toolbar?: ReactNode
}
