import { useEffect, useState } from 'react'

/** Milliseconds between two looks at the clock: minutes are told, not seconds. */
const every = 20_000

/** This moment, as relative times are told by it. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), every)
    return () => clearInterval(timer)
  }, [])
  return now
}
