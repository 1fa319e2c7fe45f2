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

/** The filters and the search, in words. */
export const filtersInWords = (only: readonly (string | undefined)[], search?: string): string[] => [
  ...only.filter((filter) => filter).map((filter) => `only ${filter}`),
  ...(search ? [`with “${search}”`] : []),
]
