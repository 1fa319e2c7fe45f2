import { useEffect, useRef, useState } from 'react'
import { hasMoreAbove, type Thread } from './thread.ts'
import { readAbove } from './thread-query.ts'

/** Reads the history upwards when the thread's top comes near. @returns what its top shows and must watch */
export function useAbove(personId: string, thread: Thread | undefined) {
  const top = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle')
  const first = thread && hasMoreAbove(thread) ? thread.messages[0] : undefined

  const read = async () => {
    if (!first) return
    setState('reading')
    const done = await readAbove(personId, first).then(
      () => 'idle' as const,
      () => 'failed' as const,
    )
    setState(done)
  }
  const newest = useRef(read)
  newest.current = read

  // Watched anew behind each page: a top that stays in sight tells nothing by itself.
  const firstId = first?._id
  useEffect(() => {
    if (!top.current || firstId === undefined || state !== 'idle') return
    const watching = new IntersectionObserver(([entry]) => entry?.isIntersecting && void newest.current(), {
      rootMargin: '160px',
    })
    watching.observe(top.current)
    return () => watching.disconnect()
  }, [firstId, state])

  return { top, isMore: first !== undefined, state, read }
}
