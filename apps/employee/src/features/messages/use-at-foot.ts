import { type RefObject, useEffect, useState } from 'react'

/** Whether the foot of a thread is in view: who reads above is not to be taken from there, and sees nothing of what comes. */
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
