import { actions } from '../actions.ts'
import { formatCount } from '../counted.ts'

/** The shared data table (C2). */
export const table = {
  rows: 'Rows',
  previous: 'Previous',
  next: 'Next',
  page: (page: number, of: number | undefined) => `Page ${page} of ${of ?? '…'}`,
  pagesOf: (list: string) => `Pages of ${list}`,
  /** After the size of a page. */
  ofTotal: (total: number) => `of ${formatCount(total)}`,
  actions: 'Actions',
  search: actions.search,
  clearSearch: 'Clear search',
  selection: 'Selection',
  select: (row: string) => `Select ${row}`,
  selectPage: 'Select all rows on this page',
  /** @param matching what exactly, where that is not every row: 'to confirm' */
  selectAll: (count: number, matching: string) =>
    `Select all ${formatCount(count)}${matching && ` ${matching}`}`,
  notOnPage: (count: number) => `${formatCount(count)} not on this page`,
  clearSelection: 'Clear selection',
  selected: (count: number, action: string) => `${formatCount(count)} Selected - ${action}`,
  /** For screen readers, after each change. */
  nowSelected: (count: number) => (count === 0 ? 'Nothing selected' : `${formatCount(count)} selected`),
  /** For screen readers, once another search or filter is answered. */
  found: (total: number) => (total === 0 ? 'Nothing in the list' : `${formatCount(total)} in the list`),
  open: actions.open,
  openRow: (row: string) => `Open ${row}`,
  /** What the keys do, for screen readers. */
  keys: (opens: boolean, selects: boolean) =>
    `Up and Down move between rows${opens ? ', Enter opens one' : ''}${selects ? ', Space selects one, Shift+Space all since the last one' : ''}.`,
  /** Instead of a press on a row that others' changes have just moved under the pointer. */
  moved: 'The list has just changed. Look again, then press once more.',
  sortBy: 'Sort by',
  usualOrder: 'Usual order',
  ascending: (column: string) => `${column}, ascending`,
  descending: (column: string) => `${column}, descending`,
} as const
