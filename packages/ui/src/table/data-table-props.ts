import type { ReactNode } from 'react'
import type { Column, Problem, RowAction, Selection } from './column.ts'
import type { PageChange } from './paging.ts'

export type DataTableProps<Row extends object> = {
  /** What the list is, for screen readers: 'Attendance'. */
  label: string
  columns: readonly Column<Row>[]
  /** The rows of this page; undefined while there are none yet, which shows skeletons. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  /** Names a row aloud ('Select EMP-00001'). Its first column's text, or its id, without it. */
  rowName?: (row: Row) => string
  /** How many rows match on all pages; undefined while unknown. */
  total: number | undefined
  /** From 1. */
  page: number
  pageSize: number
  onPageChange: PageChange
  onPageSizeChange: (pageSize: number) => void
  /** The list's own default (10, 12), offered beside 5, 10, 15 and 20. */
  defaultPageSize?: number
  /** 'field', '-field' or undefined for the list's own order. */
  sort?: string | undefined
  onSortChange?: (sort: string | undefined) => void
  /** The Search box appears only when a string is given. Changes come 250 ms after the last key. */
  search?: string | undefined
  onSearchChange?: (search: string) => void
  searchPlaceholder?: string
  /** How many characters a search may have. */
  searchLength?: number
  /** The Actions column appears only when it is given. */
  actions?: ((row: Row) => readonly RowAction[]) | undefined
  /** CSS width of the Actions column; the default holds three icons. */
  actionsWidth?: string
  /** Checkboxes and the 'N Selected - action' bar appear only when it is given. */
  selection?: Selection<Row> | undefined
  /** Enter on a row, or a click beside its controls. */
  onRowOpen?: ((row: Row) => void) | undefined
  /** The rows shown are older than the request under way. */
  refreshing?: boolean
  problem?: Problem | undefined
  /** The action that would fill an empty list. */
  emptyAction?: ReactNode
  /** A sentence under what says that there is no data, such as which filter to widen. */
  emptyHint?: ReactNode
  /** Stands beside the search box. */
  toolbar?: ReactNode
}
