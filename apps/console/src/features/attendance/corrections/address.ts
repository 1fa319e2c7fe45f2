import { type CorrectionState, correctionStates } from '@tahi/domain'
import { choiceIn } from '../../../platform/address.ts'
import {
  type DayRange,
  type ListAddress,
  rangeOf,
  readListAddress,
} from '../../../platform/lists/list-address.ts'

/** The filters of the correction requests in the address. */
export interface CorrectionAddress extends ListAddress {
  status?: CorrectionState | undefined
}

export const readCorrectionAddress = (search: Record<string, unknown>): CorrectionAddress => ({
  ...readListAddress(search),
  status: choiceIn(search, 'status', correctionStates),
})

/**
 * The range of days: by default from the first of the month to today (W9). Waiting requests are shown for all days,
 * unless a range is chosen.
 */
export const correctionRange = (address: CorrectionAddress, today: string): Partial<DayRange> =>
  address.status === 'requested'
    ? { ...(address.from && { from: address.from }), ...(address.to && { to: address.to }) }
    : rangeOf(address, today)
