import { useEffect } from 'react'
import { returnFocus } from '../dialog/return-focus.ts'

/** The element that had the focus last. */
let last: EventTarget | null = null

if (typeof document !== 'undefined')
  document.addEventListener('focusin', ({ target }) => {
    last = target
  })

/**
 * Keeps the keyboard focus across pages: the browser drops it when the focused button or row disappears with its
 * page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    if (document.activeElement === document.body && last instanceof Element && !last.isConnected)
      returnFocus(last)
  }, [])
}
