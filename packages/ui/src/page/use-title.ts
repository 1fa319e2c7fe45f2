import { useEffect } from 'react'

/** Names the tab after what is shown in it, for who looks for it among others or hears it. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Tahi`
  }, [title])
}
