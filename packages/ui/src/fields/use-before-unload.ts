import { useEffect } from 'react'

/** Lets the browser ask before the tab is closed or reloaded while there is unsaved work. */
export function useBeforeUnload(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
}
