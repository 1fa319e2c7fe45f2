import { flushSync } from 'react-dom'

/**
 * Changes the content above an element without moving it on the screen. Not every browser anchors the scroll
 * position, and none does at the top of a page.
 */
export function keepInPlace(element: HTMLElement | null, change: () => void): void {
  const top = () => element?.getBoundingClientRect().top ?? 0
  const before = top()
  flushSync(change)
  window.scrollBy({ top: top() - before, behavior: 'instant' })
}
