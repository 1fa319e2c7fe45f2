import { useEffect } from 'react'

/**
 * The id of a page's heading. It labels the frame's content, so that screen readers announce the page when the focus
 * moves there.
 */
export const headingId = 'heading'

/** Sets the title of the browser tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Tahi`
  }, [title])
}
