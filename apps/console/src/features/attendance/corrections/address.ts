import { type CorrectionState, correctionStates } from '@tahi/domain'
import { choiceIn } from '../../../platform/address.ts'
import { type ListAddress, readListAddress } from '../../../platform/lists/list-address.ts'

/** The filters of the correction requests in the address. */
export interface CorrectionAddress extends ListAddress {
  status?: CorrectionState | undefined
}

export const readCorrectionAddress = (search: Record<string, unknown>): CorrectionAddress => ({
  ...readListAddress(search),
  status: choiceIn(search, 'status', correctionStates),
})
