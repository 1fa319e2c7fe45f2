import { listPunches, listRefusedPunches } from '@tahi/contract'
import { useCall } from '../../../platform/calls.ts'
import type { RefusedFilters, TapFilters } from './refused-dialog.tsx'

/**
 * How many claims and taps of a range were not recorded, for the notices above the list.
 * @param outcome of the claims; undefined counts none
 * @param keepsRecords whether taps are counted too, of which only those know who keep records
 * @returns `known`: whether both answers have come. Notices that came after the list would move its rows.
 */
export function useUnrecorded(
  filters: TapFilters,
  outcome: RefusedFilters['outcome'] | undefined,
  keepsRecords: boolean,
) {
  const first = { ...filters, page: 1, pageSize: 1 }
  const claims = useCall(listPunches, { query: { ...first, outcome } }, { enabled: outcome !== undefined })
  const taps = useCall(listRefusedPunches, { query: first }, { enabled: keepsRecords })
  return {
    claims: (outcome && claims.data?.total) ?? 0,
    taps: (keepsRecords && taps.data?.total) || 0,
    known: !claims.isLoading && !taps.isLoading,
  }
}
