import { type RefObject, useEffect, useRef } from 'react'
import { leaveFocusTo } from './return-focus.ts'

/**
 * Passes the focus on when the element goes that had it last: with the drawing that follows its use, or while a dialog is
 * open that would give it back.
 * @param successorOf whose turn it is then
 * @returns holds what had the focus last, to be written whenever an element takes it
 */
export function useFocusSuccessor<Last extends { element: Element }>(
  successorOf: (last: Last) => HTMLElement | undefined,
): RefObject<Last | undefined> {
  const last = useRef<Last>(undefined)

  useEffect(() =>
    leaveFocusTo((gone) => (last.current?.element === gone ? successorOf(last.current) : undefined)),
  )

  // After each drawing: it is what takes an element away.
  useEffect(() => {
    const { current } = last
    if (!current || current.element.isConnected || document.activeElement !== document.body) return
    successorOf(current)?.focus()
  })

  return last
}
