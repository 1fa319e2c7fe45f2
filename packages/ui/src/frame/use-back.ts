import { useEffect } from 'react'
import { useLatestRef } from '../use-latest-ref.ts'

/** Closes an open layer when the browser goes back or forward: it belongs to the page that is left. */
export function useBack(isOpen: boolean, close: () => void): void {
  const latest = useLatestRef(close)
  useEffect(() => {
    if (!isOpen) return
    const closeNow = () => latest.current()
    window.addEventListener('popstate', closeNow)
    return () => window.removeEventListener('popstate', closeNow)
  }, [isOpen, latest])
}
