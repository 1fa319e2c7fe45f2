import { useState } from 'react'
import type { ListAddress } from '../lists/list-address.ts'

/** Rows of the preview at a time. */
const usualSize = 10

interface Place extends ListAddress {
  readonly outcome: string
}

/**
 * Where the rows of an import are looked at. Another outcome begins at its first page and keeps the size and the order.
 * @returns what to ask for, and what `listProps` needs besides the query
 */
export function useRowsPlace(outcome: string) {
  const [kept, keep] = useState<Place>({ outcome })
  const place = kept.outcome === outcome ? kept : { ...kept, outcome, page: undefined }
  const { page = 1, pageSize = usualSize, sort } = place
  return {
    asked: { page, pageSize, sort },
    place,
    change: (change: Partial<ListAddress>) => keep({ ...place, ...change }),
    usualSize,
  }
}
