import { flushSync } from 'react-dom'

/** Changes what is above an element, which stays where it is seen: no browser sees to that at a page's top, and some nowhere. */
export function keepInPlace(element: HTMLElement | null, change: () => void): void {
  const top = () => element?.getBoundingClientRect().top ?? 0
  const before = top()
  flushSync(change)
  window.scrollBy({ top: top() - before, behavior: 'instant' })
}
