import { useLatestRef } from '@tahi/ui/use-latest-ref.ts'
import { useEffect, useRef, useState } from 'react'
import { hasMoreAbove, type Thread } from './thread.ts'
import { readAbove } from './thread-query.ts'

/** Loads older messages when the thread's top comes near. @returns the ref and the state for the top */
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
  const newest = useLatestRef(read)

  // Observed again after each page: an element that stays visible triggers nothing.
  const firstId = first?._id
  useEffect(() => {
    if (!top.current || firstId === undefined || state !== 'idle') return
    const watching = new IntersectionObserver(([entry]) => entry?.isIntersecting && void newest.current(), {
      rootMargin: '160px',
    })
    watching.observe(top.current)
    return () => watching.disconnect()
  }, [firstId, state, newest])

  return { top, isMore: first !== undefined, state, read }
}
