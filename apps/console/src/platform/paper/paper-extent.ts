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
  const whose = others.length > 0 ? `${others.length + 1} branches` : first
  const words = [...(whose ? [whose] : []), ...filtersInWords(only, search)]
  return words.length > 0 ? { subtitle: words.join(', ') } : {}
}

/** A first column with each row's branch, when the rows are of several; otherwise the line under the title names it. */
export function branchCells(rows: readonly { readonly branchName: string }[]) {
  const areSeveral = new Set(rows.map(({ branchName }) => branchName)).size > 1
  return {
    columns: areSeveral ? [{ label: 'Branch' }] : [],
    of: ({ branchName }: { readonly branchName: string }) => (areSeveral ? [branchName] : []),
  }
}

/** The filters and the search, in words. */
export const filtersInWords = (only: readonly (string | undefined)[], search?: string): string[] => [
  ...only.filter((filter) => filter).map((filter) => `only ${filter}`),
  ...(search ? [`with “${search}”`] : []),
]
