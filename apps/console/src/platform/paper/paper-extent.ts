/**
 * What a list on paper holds, for the line under its title: whose records, and which of them. A signed sheet that looks
 * whole and is not would mislead.
 * @param branches of its rows
 * @param only the filters that are set, in words
 */
export function paperExtent(
  branches: readonly string[],
  only: readonly (string | undefined)[],
  search: string | undefined,
): { subtitle?: string } {
  const [first, ...others] = new Set(branches)
  const whose = others.length > 0 ? `${others.length + 1} branches` : first
  const words = [...(whose ? [whose] : []), ...leftOut(only, search)]
  return words.length > 0 ? { subtitle: words.join(', ') } : {}
}

/** What filters and search leave out, in words. */
export const leftOut = (only: readonly (string | undefined)[], search?: string): string[] => [
  ...only.filter((filter) => filter).map((filter) => `only ${filter}`),
  ...(search ? [`with “${search}”`] : []),
]
