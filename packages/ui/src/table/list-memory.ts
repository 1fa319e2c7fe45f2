/** What was left in the lists, by their names: in memory alone, so that it ends with the tab. */
const lists = new Map<string, { at: string; left: unknown }>()

/** Keeps what somebody leaves in a list. @param at what the list shows, or its address: elsewhere it counts for nothing */
export function keepLeft(name: string, at: string, left: unknown): void {
  lists.set(name, { at, left })
}

/** What was left there last; undefined where the list was left showing something else. */
export function leftAt<Left>(name: string, at: string): Left | undefined {
  const last = lists.get(name)
  return last?.at === at ? (last.left as Left) : undefined
}

/** For whoever signs in next. */
export function forgetLeft(): void {
  lists.clear()
}
