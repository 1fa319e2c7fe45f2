/** The state in which each list was left, by its name. In memory only, so it ends with the tab. */
const lists = new Map<string, { at: string; left: unknown }>()

/**
 * Stores the state in which a list is left. @param at what the list shows, or its address; the state applies only
 * there
 */
export function keepLeft(name: string, at: string, left: unknown): void {
  lists.set(name, { at, left })
}

/** The stored state; undefined when the list was left showing something different. */
export function leftAt<Left>(name: string, at: string): Left | undefined {
  const last = lists.get(name)
  return last?.at === at ? (last.left as Left) : undefined
}

/** Clears all states for the next person who signs in. */
export function forgetLeft(): void {
  lists.clear()
}
