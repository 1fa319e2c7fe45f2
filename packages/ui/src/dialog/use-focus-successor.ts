import { type RefObject, useEffect, useRef } from 'react'
import { leaveFocusTo } from './return-focus.ts'

/**
 * Moves the focus when the element that had it last is removed: with the rerender after its use, or while a dialog is
 * open that would return the focus to it.
 * @param successorOf returns the next element to focus
 * @returns a ref to the element that had the focus last; the caller writes it on every focus
 */
export function useFocusSuccessor<Last extends { element: Element }>(
  successorOf: (last: Last) => HTMLElement | undefined,
): RefObject<Last | undefined> {
  const last = useRef<Last>(undefined)

  useEffect(() =>
    leaveFocusTo((gone) => (last.current?.element === gone ? successorOf(last.current) : undefined)),
  )

  // After each render, which is what removes elements.
  useEffect(() => {
    const { current } = last
    if (!current || current.element.isConnected || document.activeElement !== document.body) return
    successorOf(current)?.focus()
  })

  return last
}
