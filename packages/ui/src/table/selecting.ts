type Ids = ReadonlySet<string>

/** The selection with `id` added, or taken out when it was in. */
export function toggleOne(selected: Ids, id: string): Ids {
  const next = new Set(selected)
  if (!next.delete(id)) next.add(id)
  return next
}

/** The selection with the whole page added, or taken out when all of it was in. Other pages stay as they are. */
export function togglePage(selected: Ids, page: readonly string[]): Ids {
  const next = new Set(selected)
  if (isPageSelected(selected, page)) for (const id of page) next.delete(id)
  else for (const id of page) next.add(id)
  return next
}

export function isPageSelected(selected: Ids, page: readonly string[]): boolean {
  return page.length > 0 && page.every((id) => selected.has(id))
}

/** A page of a list: its rows, with whether each can be selected, and how many rows all its pages have. */
export interface ShownPage {
  readonly rows: ReadonlyMap<string, boolean>
  readonly total: number
}

/**
 * The selection once the list was read anew: without what can no longer be selected, and without what left a list that
 * got shorter. A row that only went to another page stays selected.
 * @param before the same page of the same list as it was; undefined where there was none
 */
export function withoutGone(selected: Ids, before: ShownPage | undefined, now: ShownPage): Ids {
  const isShorter = before !== undefined && now.total < before.total
  const isGone = (id: string) =>
    now.rows.get(id) === false || (isShorter && before.rows.has(id) && !now.rows.has(id))
  const left = [...selected].filter((id) => !isGone(id))
  return left.length === selected.size ? selected : new Set(left)
}

/** The selection once something was done to `asked`: of those only the ones stay that were left as they are. */
export function withoutSettled(selected: Ids, asked: Ids, refused: readonly { readonly _id: string }[]): Ids {
  const left = new Set(refused.map(({ _id }) => _id))
  return new Set([...selected].filter((id) => !asked.has(id) || left.has(id)))
}
