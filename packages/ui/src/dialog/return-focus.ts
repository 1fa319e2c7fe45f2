/** Says who follows an element that is gone; undefined where it was none of its own. */
type Heir = (gone: Element) => HTMLElement | undefined

const heirs = new Set<Heir>()

/** Lets what draws an element that may go while a dialog is open say where the focus goes instead. @returns stops it */
export function leaveFocusTo(heir: Heir): () => void {
  heirs.add(heir)
  return () => heirs.delete(heir)
}

/** Mantine returns the focus only to modals that it saw closed first; ours appear open. */
export function returnFocus(before: Element | null): void {
  const there = before?.isConnected === false ? heirOf(before) : before
  if (there instanceof HTMLElement && there !== document.body) there.focus({ preventScroll: true })
  else document.getElementById('content')?.focus({ preventScroll: true })
}

function heirOf(gone: Element): HTMLElement | undefined {
  for (const heir of heirs) {
    const found = heir(gone)
    if (found) return found
  }
  return undefined
}
