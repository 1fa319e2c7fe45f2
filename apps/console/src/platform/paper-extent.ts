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
  const words = [
    others.length > 0 ? `${others.length + 1} branches` : first,
    ...only.map((filter) => filter && `only ${filter}`),
    search && `with “${search}”`,
  ].filter((part) => part !== undefined && part !== '')
  return words.length > 0 ? { subtitle: words.join(', ') } : {}
}
