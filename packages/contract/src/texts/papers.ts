/** Printed lists: what they hold, under the title. A signed sheet that looks complete and is not would mislead. */
export const paperTexts = {
  branches: (count: number) => `${count} branches`,
  /** @param filter in words: 'late' */
  only: (filter: string) => `only ${filter}`,
  search: (typed: string) => `with “${typed}”`,
  blocked: 'The browser blocked the print window. Allow pop-ups for this page.',
} as const
