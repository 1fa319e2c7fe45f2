import type { Query } from '@tanstack/react-query'

/**
 * When an answer is old enough to be read anew, for a query's `staleTime`. One of the future is so at once: it came while
 * the device's clock ran ahead, and would count as new until the clock is there again.
 */
export const staleAfter =
  (ms: number) =>
  ({ state }: Pick<Query, 'state'>): number =>
    state.dataUpdatedAt > Date.now() ? Number.NEGATIVE_INFINITY : ms
