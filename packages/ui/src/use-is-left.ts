import { useEffect, useRef } from 'react'

/** Returns a function that says whether the calling component is unmounted. */
export function useIsLeft(): () => boolean {
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])
  return () => left.current
}
