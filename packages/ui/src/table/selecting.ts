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
