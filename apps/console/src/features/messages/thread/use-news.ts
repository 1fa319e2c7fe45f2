import { useRef } from 'react'
import type { Thread } from './thread.ts'

/** The other person's latest message since the thread was opened, for screen readers. */
export function useNews(personId: string, thread: Thread | undefined): string | undefined {
  const last = thread?.messages.findLast(({ senderId }) => senderId === personId)
  const first = useRef<string | null>(undefined)
  if (thread && first.current === undefined) first.current = last?._id ?? null
  return last && last._id !== first.current ? last.text : undefined
}
