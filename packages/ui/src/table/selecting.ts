type Ids = ReadonlySet<string>

/** The selection with `id` added, or removed if it was selected. */
export function toggleOne(selected: Ids, id: string): Ids {
  const next = new Set(selected)
  if (!next.delete(id)) next.add(id)
  return next
}

/**
 * The selection after one of the rows in order is ticked or unticked with Shift: all from the row that was ticked last to
 * this one become what this one becomes. Without such a row, this one alone.
 * @param canSelect whether a row between them can be selected
 */
export function toggleRange(
  selected: Ids,
  rows: readonly string[],
  { last, id, canSelect }: { last: string | undefined; id: string; canSelect: (id: string) => boolean },
): Ids {
  const [from, to] = [rows.indexOf(last ?? ''), rows.indexOf(id)]
  if (from < 0 || to < 0) return toggleOne(selected, id)
  const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1).filter(canSelect)
  return selected.has(id)
    ? new Set([...selected].filter((other) => !range.includes(other)))
    : new Set([...selected, ...range])
}

/** The selection with the whole page added, or removed if all of it was selected. Other pages are unchanged. */
export function togglePage(selected: Ids, page: readonly string[]): Ids {
  const next = new Set(selected)
  if (isPageSelected(selected, page)) for (const id of page) next.delete(id)
  else for (const id of page) next.add(id)
  return next
}

export function isPageSelected(selected: Ids, page: readonly string[]): boolean {
  return page.length > 0 && page.every((id) => selected.has(id))
}

/** A page of a list: its rows in order, whether each can be selected, and the number of rows on all pages. */
export interface ShownPage {
  /** Whether no page precedes it. */
  readonly isFirst: boolean
  readonly rows: ReadonlyMap<string, boolean>
  readonly total: number
}

/**
 * The selection after a refetch. It loses rows that can no longer be selected and, if the list got shorter, rows that
 * left the page: they are taken to be removed. The first rows of a later page stay selected, because rows removed before
 * them move them to the previous page.
 * @param before the same page before the refetch; undefined without one
 */
export function withoutGone(selected: Ids, before: ShownPage | undefined, now: ShownPage): Ids {
  const isShorter = before !== undefined && now.total < before.total
  const isGone = (id: string) =>
    now.rows.get(id) === false ||
    (isShorter && before.rows.has(id) && !now.rows.has(id) && !wentBack(id, before, now))
  const left = [...selected].filter((id) => !isGone(id))
  return left.length === selected.size ? selected : new Set(left)
}

/** Whether the row and all before it left the page together. */
function wentBack(id: string, before: ShownPage, now: ShownPage): boolean {
  if (now.isFirst) return false
  const stays = [...before.rows.keys()].find((other) => now.rows.has(other) || other === id)
  return stays === id
}

/** A row that an action left as it is; `not_found` marks a row that nobody can look at any more. */
export interface RefusedRow {
  readonly _id: string
  readonly code?: 'not_found' | undefined
}

/**
 * The selection after an action on the rows in `asked`: of these, only the refused ones stay selected. Refused rows that
 * are not there any more leave it, asked for or not.
 */
export function withoutSettled(selected: Ids, asked: Ids, refused: readonly RefusedRow[]): Ids {
  const isGone = new Map(refused.map(({ _id, code }) => [_id, code === 'not_found']))
  return new Set([...selected].filter((id) => !(isGone.get(id) ?? asked.has(id))))
}
