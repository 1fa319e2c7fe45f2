import { textIn } from '../../platform/address.ts'
import { type ListAddress, readListAddress } from '../../platform/lists/list-address.ts'

/** The announcement list's filters as the address keeps them. */
export interface AnnouncementAddress extends ListAddress {
  /** The announcement that is open to be read. */
  show?: string | undefined
}

export const readAnnouncementAddress = (search: Record<string, unknown>): AnnouncementAddress => ({
  ...readListAddress(search),
  show: textIn(search, 'show'),
})

/** The form's address: the announcement that is edited. */
export const readAnnouncementFormAddress = (
  search: Record<string, unknown>,
): { id?: string | undefined } => ({ id: textIn(search, 'id') })
