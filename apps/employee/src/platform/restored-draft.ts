/**
 * The kept values on top of the initial ones. Those kept by another version of the application may lack fields, or have
 * others in their place: the page would fail at each opening, since a draft outlives the window.
 */
export function restoredDraft<T extends object>(kept: string, first: T): T {
  try {
    return onTopOf(first, JSON.parse(kept)) as T
  } catch {
    return first
  }
}

function onTopOf(first: unknown, kept: unknown): unknown {
  if (first === undefined || first === null) return kept
  if (typeof kept !== typeof first || kept === null || Array.isArray(kept) !== Array.isArray(first))
    return first
  if (typeof first !== 'object' || Array.isArray(first)) return kept
  const merged: Record<string, unknown> = { ...first, ...kept }
  for (const [field, value] of Object.entries(first)) merged[field] = onTopOf(value, merged[field])
  return merged
}
