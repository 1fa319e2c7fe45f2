import { useEffect } from 'react'
import { useLatestRef } from '../use-latest-ref.ts'

/** The close functions of open layers, the latest last. */
const open: { current: () => void }[] = []

/** Mantine marks a field with an open list this way; the list closes first. */
const keepsEscape = 'data-mantine-stop-propagation'

const closeLatest = (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.isComposing) return
  if (event.target instanceof Element && event.target.getAttribute(keepsEscape) === 'true') return
  open.at(-1)?.current()
}

/**
 * Escape closes only the layer opened last. Mantine's own handler would close all of them.
 * @param isOpen whether the layer is open
 */
export function useEscape(isOpen: boolean, close: () => void): void {
  const latest = useLatestRef(close)
  useEffect(() => {
    if (!isOpen) return
    open.push(latest)
    // In the capture phase: a focused field might close its list first, and look as if it had none.
    if (open.length === 1) window.addEventListener('keydown', closeLatest, { capture: true })
    return () => {
      open.splice(open.indexOf(latest), 1)
      if (open.length === 0) window.removeEventListener('keydown', closeLatest, { capture: true })
    }
  }, [isOpen, latest])
}
