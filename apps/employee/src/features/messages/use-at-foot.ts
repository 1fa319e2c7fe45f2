import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether the end of a thread is in view. A person who reads further up is not scrolled down, and sees no new
 * messages.
 */
export function useAtFoot(foot: RefObject<HTMLElement | null>): boolean {
  const [isAtFoot, setIsAtFoot] = useState(true)
  useEffect(() => {
    const watching = new IntersectionObserver((entries) => {
      setIsAtFoot(entries.at(-1)?.isIntersecting ?? true)
    })
    if (foot.current) watching.observe(foot.current)
    return () => watching.disconnect()
  }, [foot])
  return isAtFoot
}
