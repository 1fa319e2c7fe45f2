import { useState } from 'react'
import type { ListAddress } from '../lists/list-address.ts'

/** Default number of preview rows per page. */
const usualSize = 10

interface RowsPlace extends ListAddress {
  readonly outcome: string
}

/**
 * Page, size and order of an import's preview rows. Choosing another outcome goes to page 1 and keeps the size and order.
 * @returns `asked` for the query, the rest for `listProps`
 */
export function useRowsPlace(outcome: string) {
  const [kept, keep] = useState<RowsPlace>({ outcome })
  const place = kept.outcome === outcome ? kept : { ...kept, outcome, page: undefined }
  const { page = 1, pageSize = usualSize, sort } = place
  return {
    asked: { page, pageSize, sort },
    place,
    change: (change: Partial<ListAddress>) => keep({ ...place, ...change }),
    usualSize,
  }
}
