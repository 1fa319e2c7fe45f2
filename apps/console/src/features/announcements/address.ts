import { screens } from '@tahi/contract'
import { textIn } from '../../platform/address.ts'
import { linkTo } from '../../platform/link.ts'
import { type ListAddress, readListAddress } from '../../platform/lists/list-address.ts'

/** The announcement list's filters in the address. */
export interface AnnouncementAddress extends ListAddress {
  /** The id of the announcement that is open for reading. */
  show?: string | undefined
}

export const readAnnouncementAddress = (search: Record<string, unknown>): AnnouncementAddress => ({
  ...readListAddress(search),
  show: textIn(search, 'show'),
})

/** The form's address: the id of the announcement to edit. */
export const readAnnouncementFormAddress = (
  search: Record<string, unknown>,
): { id?: string | undefined } => ({ id: textIn(search, 'id') })

/** The address of an announcement's form. */
export const announcementHref = (id: string): string => linkTo(screens.announcementForm.path, { id })
