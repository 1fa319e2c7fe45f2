import { limits, listDocuments, readDocument, summariseDocuments } from '@tahi/contract'
import { useRefresh } from '../../platform/calls.ts'

/** Milliseconds after which lists are read anew, well before the addresses of their files end (D6). */
export const refreshEvery = (limits.fileMinutes - 5) * 60_000

/** Lets everything that shows documents read them anew. */
export function useRefreshDocuments(): () => Promise<void> {
  const refresh = useRefresh()
  return () => refresh(listDocuments, readDocument, summariseDocuments)
}
