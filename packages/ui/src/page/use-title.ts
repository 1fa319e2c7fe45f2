import { useEffect } from 'react'

/** The id of a page's heading, which names the frame's content for who hears where the focus went. */
export const headingId = 'heading'

/** Names the tab after what is shown in it, for who looks for it among others or hears it. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Tahi`
  }, [title])
}
