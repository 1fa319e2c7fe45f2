import { type RefObject, useEffect, useRef } from 'react'

/** Whether the foot of a thread was in view when it was last drawn: who reads above is not to be taken from there. */
export function useAtFoot(foot: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isAtFoot = useRef(true)
  useEffect(() => {
    const watching = new IntersectionObserver((entries) => {
      isAtFoot.current = entries.at(-1)?.isIntersecting ?? true
    })
    if (foot.current) watching.observe(foot.current)
    return () => watching.disconnect()
  }, [foot])
  return isAtFoot
}
