import { type RefObject, useEffect, useRef } from 'react'

/** The value of the latest render, for code that runs later without being set up anew for each value. */
export function useLatestRef<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
