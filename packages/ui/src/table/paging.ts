/** `replace`: the change is no step for the back button. */
export type PageChange = (page: number, how?: { replace: boolean }) => void

/** Number of pages, at least one, so that an empty list is page 1 of 1. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/**
 * The page after a move to page `to`: `to` when it exists, otherwise the current one (C2: moves outside 1 to the page
 * count are ignored).
 */
export function movePage(current: number, to: number, count: number): number {
  return Number.isInteger(to) && to >= 1 && to <= count ? to : current
}

/** The page sizes offered: the standard ones and the list's own, sorted, without duplicates. */
export function pageSizeChoices(standard: readonly number[], ...own: (number | undefined)[]): number[] {
  const all = [...standard, ...own.filter((size) => size !== undefined)]
  return [...new Set(all)].sort((a, b) => a - b)
}
