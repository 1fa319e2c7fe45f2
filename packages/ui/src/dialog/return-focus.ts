/** Returns the element that gets the focus of a removed one; undefined when the removed one is not its own. */
type Successor = (gone: Element) => HTMLElement | undefined

const successors = new Set<Successor>()

/** Registers where the focus goes when an element is removed while a dialog is open. @returns unregisters */
export function leaveFocusTo(successor: Successor): () => void {
  successors.add(successor)
  return () => successors.delete(successor)
}

/** The element that had the focus before each dialog, by the dialog's content. */
const befores = new WeakMap<Element, Element>()

export function noteOpened(content: Element | null, before: Element | null): void {
  if (content && before) befores.set(content, before)
}

/** Returns the focus, unless another dialog has it: one may open while this one is still leaving the screen. */
export function leaveDialog(before: Element | null): void {
  if (!document.activeElement?.closest('[aria-modal="true"]')) returnFocus(before)
}

/** Mantine returns the focus only for modals that it saw closed first; ours are open from the start. */
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
  // It was in a dialog that is gone: the focus goes to the element that opened that dialog.
  for (let part: Element | null = gone; part; part = part.parentElement) {
    const before = befores.get(part)
    if (before instanceof HTMLElement) return before.isConnected ? before : successorOf(before)
  }
  return undefined
}
