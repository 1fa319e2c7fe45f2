import { limits } from '@tahi/contract/limits'
import { useState } from 'react'

/** Entries that a list shows at first, and that each ask for older ones adds: some screens of a phone. */
const step = 20

interface Latest {
  /** The `query` of the list's call. */
  readonly query: { page: number; pageSize: number }
  readonly showOlder: () => void
}

/** How many of a list's latest entries are read: a phone neither fetches nor keeps years of them for the few it shows. */
export function useLatest(): Latest {
  const [pageSize, setPageSize] = useState(step)
  return {
    query: { page: 1, pageSize },
    showOlder: () => setPageSize(Math.min(pageSize + step, limits.largestPage)),
  }
}
