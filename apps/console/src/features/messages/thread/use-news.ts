import { useRef } from 'react'
import type { Thread } from './thread.ts'

/** What the other has written since the thread was opened, for those who hear the page: the last of it. */
export function useNews(personId: string, thread: Thread | undefined): string | undefined {
  const last = thread?.messages.findLast(({ senderId }) => senderId === personId)
  const first = useRef<string | null>(undefined)
  if (thread && first.current === undefined) first.current = last?._id ?? null
  return last && last._id !== first.current ? last.text : undefined
}
