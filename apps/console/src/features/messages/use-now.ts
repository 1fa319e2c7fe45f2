import { useEffect, useState } from 'react'

/** Milliseconds between two updates; relative times are shown in minutes. */
const every = 20_000

/** The current time, for relative times. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), every)
    return () => clearInterval(timer)
  }, [])
  return now
}
