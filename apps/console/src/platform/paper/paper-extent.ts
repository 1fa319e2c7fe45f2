import { texts } from '@tahi/contract'
/**
 * Describes the content of a printed list, for the line under its title: whose records, and which filters apply. A signed
 * sheet that looks complete and is not would mislead.
 * @param branches the branches of its rows
 * @param only the filters that are set, in words
 */
export function paperExtent(
  branches: readonly string[],
  only: readonly (string | undefined)[],
  search: string | undefined,
): { subtitle?: string } {
  const [first, ...others] = new Set(branches)
  const whose = others.length > 0 ? texts.papers.branches(others.length + 1) : first
  const words = [...(whose ? [whose] : []), ...filtersInWords(only, search)]
  return words.length > 0 ? { subtitle: words.join(', ') } : {}
}

/** The line under the title of totals: what they are, the branch that they were filtered by, and the other filters. */
export const totalsExtent = (
  what: string,
  branch: string | undefined,
  only: readonly (string | undefined)[],
  search: string | undefined,
): string => [what, ...(branch ? [branch] : []), ...filtersInWords(only, search)].join(', ')

/** A first column with each row's branch, when the rows are of several; otherwise the line under the title names it. */
export function branchCells(rows: readonly { readonly branchName: string }[]) {
  const areSeveral = new Set(rows.map(({ branchName }) => branchName)).size > 1
  return {
    columns: areSeveral ? [{ label: texts.columns.branch }] : [],
    of: ({ branchName }: { readonly branchName: string }) => (areSeveral ? [branchName] : []),
  }
}

/** The filters and the search, in words. */
export const filtersInWords = (only: readonly (string | undefined)[], search?: string): string[] => [
  ...only.flatMap((filter) => (filter ? [texts.papers.only(filter)] : [])),
  ...(search ? [texts.papers.search(search)] : []),
]
