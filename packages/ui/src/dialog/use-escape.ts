import { useEffect, useRef } from 'react'

/** What is open, the latest last. */
const open: { current: () => void }[] = []

/** What is open in a field, as its list, closes first: this is how Mantine's fields say that it is. */
const keepsEscape = 'data-mantine-stop-propagation'

const closeLatest = (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.isComposing) return
  if (event.target instanceof Element && event.target.getAttribute(keepsEscape) === 'true') return
  open.at(-1)?.current()
}

/**
 * Escape closes what was opened last, and nothing under it: Mantine's own would close everything at once.
 * @param isOpen whether it is there to be closed
 */
export function useEscape(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return
    open.push(latest)
    // Before the field that has the focus hears of it, which may close its list and be as if it had none.
    if (open.length === 1) window.addEventListener('keydown', closeLatest, { capture: true })
    return () => {
      open.splice(open.indexOf(latest), 1)
      if (open.length === 0) window.removeEventListener('keydown', closeLatest, { capture: true })
    }
  }, [isOpen])
}
