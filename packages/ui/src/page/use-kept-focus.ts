import { useEffect } from 'react'
import { returnFocus } from '../dialog/return-focus.ts'

/** What had the focus last. */
let last: EventTarget | null = null

if (typeof document !== 'undefined')
  document.addEventListener('focusin', ({ target }) => {
    last = target
  })

/**
 * Lets whoever left a page by something in it, a button or a row, go on in the one that comes: the browser's focus goes
 * with the page that goes.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    if (document.activeElement === document.body && last instanceof Element && !last.isConnected)
      returnFocus(last)
  }, [])
}
