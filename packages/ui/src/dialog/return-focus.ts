/** Says who follows an element that is gone; undefined where it was none of its own. */
type Successor = (gone: Element) => HTMLElement | undefined

const successors = new Set<Successor>()

/** Lets what draws an element that may go while a dialog is open say where the focus goes instead. @returns stops it */
export function leaveFocusTo(successor: Successor): () => void {
  successors.add(successor)
  return () => successors.delete(successor)
}

/** What had the focus before each dialog, by its content. */
const befores = new WeakMap<Element, Element>()

export function noteOpened(content: Element | null, before: Element | null): void {
  if (content && before) befores.set(content, before)
}

/** Returns the focus, unless another dialog has it, which may open while this one still leaves the screen. */
export function leaveDialog(before: Element | null): void {
  if (!document.activeElement?.closest('[aria-modal="true"]')) returnFocus(before)
}

/** Mantine returns the focus only to modals that it saw closed first; ours appear open. */
export function returnFocus(before: Element | null): void {
  const there = before?.isConnected === false ? successorOf(before) : before
  if (there instanceof HTMLElement && there !== document.body) there.focus({ preventScroll: true })
  else document.getElementById('content')?.focus({ preventScroll: true })
}

function successorOf(gone: Element): HTMLElement | undefined {
  for (const successor of successors) {
    const found = successor(gone)
    if (found) return found
  }
  // It was a button of a dialog that left: whoever opened that one goes on.
  for (let part: Element | null = gone; part; part = part.parentElement) {
    const before = befores.get(part)
    if (before instanceof HTMLElement) return before.isConnected ? before : successorOf(before)
  }
  return undefined
}
