import { textIn } from '../../platform/address.ts'

/** What the address of Messages says: whom one writes with, and whom one looks for. */
export interface MessagesAddress {
  /** The other person's id. */
  with?: string | undefined
  search?: string | undefined
}

export const readMessagesAddress = (search: Record<string, unknown>): MessagesAddress => ({
  with: textIn(search, 'with'),
  search: textIn(search, 'search'),
})
