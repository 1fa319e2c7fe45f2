import type { Query } from '@tanstack/react-query'

/**
 * A query's `staleTime`. An answer from the future is stale at once: it came while the device's clock ran ahead, and
 * would count as fresh until the clock gets there.
 */
export const staleAfter =
  (ms: number) =>
  ({ state }: Pick<Query, 'state'>): number =>
    state.dataUpdatedAt > Date.now() ? Number.NEGATIVE_INFINITY : ms
