import { textIn } from '../../platform/address.ts'

/** The state of Messages in the address: the other person, and the search. */
export interface MessagesAddress {
  /** The other person's id. */
  with?: string | undefined
  search?: string | undefined
}

export const readMessagesAddress = (search: Record<string, unknown>): MessagesAddress => ({
  with: textIn(search, 'with'),
  search: textIn(search, 'search'),
})
